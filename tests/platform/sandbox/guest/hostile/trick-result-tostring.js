return { toString() { for (;;); }, valueOf() { for (;;); }, toJSON() { for (;;); } };
