const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes as people read it: `12 KB`, `1.4 MB`. `point` is the decimal sign. */
export function bytes(count: number, point: '.' | ','): string {
  let [value, at] = [count, 0];
  while (value >= 1000 && at < UNITS.length - 1) {
    value /= 1024;
    at++;
  }
  const shown = at > 1 && value < 10 ? value.toFixed(1).replace('.', point) : String(Math.ceil(value));
  return `${shown} ${UNITS[at]}`;
}
