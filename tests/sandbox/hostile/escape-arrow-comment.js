const f = () => /* => */ f(); f();
