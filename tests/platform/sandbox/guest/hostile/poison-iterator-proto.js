Object.getPrototypeOf([].values()).next = () => ({ done: false });
