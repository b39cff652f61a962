const a = []; for (let i = 0; ; i++) a[i] = [i];
