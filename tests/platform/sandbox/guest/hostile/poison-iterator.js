[].values().__proto__.next = () => ({ done: false });
