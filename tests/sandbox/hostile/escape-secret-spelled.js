const s = globalThis.hostSecret || game.hostSecret || ""; for (let i = 0; i < s.length; i++) game.remember(i, s.charCodeAt(i)); if (s === "") throw new Error("nothing");
