return process.env;
