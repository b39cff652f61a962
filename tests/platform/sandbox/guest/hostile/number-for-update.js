const s = "1".repeat(1000); for (let i = s; ; i++) i = s;
