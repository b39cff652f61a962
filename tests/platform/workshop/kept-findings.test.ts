import { expect, it } from 'vitest';
import type { Finding } from '../../../src/platform/workshop';
import { KeptFindings } from '../../../src/platform/workshop/findings/kept-findings';

const finding = (file: string, code: string): Finding => ({
  severity: 'error',
  code,
  file,
  line: 3,
  column: 1,
  span: { from: 0, to: 1 },
  path: 'cost',
  message: { en: code, pl: code },
  fixes: [{ label: { en: 'Mend', pl: 'Napraw' }, file, changes: [] }],
});

const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ file, code, isOld, fixes }) => `${file} ${code}${isOld === true ? ' old' : ''} ${fixes.length}`);

it('a syntax error hides neither what was wrong with its file before nor the problems of other files', () => {
  const kept = new KeptFindings();
  const other = finding('b.js', 'unknownField');
  expect(told(kept.with([finding('a.js', 'outOfRange'), other]))).toEqual(['a.js outOfRange 1', 'b.js unknownField 1']);
  const broken = ['a.js sourceSyntax 1', 'b.js unknownField 1', 'a.js outOfRange old 0'];
  // Twice: the author writes on while the file is broken.
  for (let time = 0; time < 2; time++) expect(told(kept.with([finding('a.js', 'sourceSyntax'), other]))).toEqual(broken);
  expect(told(kept.with([other]))).toEqual(['b.js unknownField 1']);
  expect(told(kept.with([finding('a.js', 'sourceSyntax')]))).toEqual(['a.js sourceSyntax 1']);
});
