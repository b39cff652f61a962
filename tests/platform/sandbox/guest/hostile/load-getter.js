export default { get kind() { for (;;); } };
