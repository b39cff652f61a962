/** Solves linear equations, the right side last in each row; the rows are used up. */
export function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) eliminate(rows, column, size);
  return rows.map((row, i) => row[size]! / row[i]!);
}

/** One step of Gauss and Jordan, with the largest pivot. */
function eliminate(rows: number[][], column: number, size: number): void {
  let pivot = column;
  for (let row = column; row < size; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
  [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
  const head = rows[column]!;
  for (let row = 0; row < size; row++) {
    if (row === column) continue;
    const factor = rows[row]![column]! / head[column]!;
    if (factor === 0) continue;
    for (let i = column; i <= size; i++) rows[row]![i]! -= factor * head[i]!;
  }
}
