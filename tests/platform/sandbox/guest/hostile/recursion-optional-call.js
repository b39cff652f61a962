const f = (n) => n?.f?.(n) ?? f({ f }); f({ f });
