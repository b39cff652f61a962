return require("fs").readFileSync("/etc/passwd");
