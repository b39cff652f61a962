[].values().drop.call({ next: Object }, 2 ** 50).next();
