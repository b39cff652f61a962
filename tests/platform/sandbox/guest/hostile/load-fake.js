export default { kind: "action", id: "__proto__", cost: 1e9 };
