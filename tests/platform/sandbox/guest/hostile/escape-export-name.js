const a = 1; export { a as "b; for (;;);" };
