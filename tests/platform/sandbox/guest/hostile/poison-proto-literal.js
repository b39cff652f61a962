return { __proto__: game }.hostSecret;
