const f = () => g(); const g = () => f(); f();
