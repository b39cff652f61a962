// Runs every check in order: types, lint and format, unit and property tests, part of the soak. Prints `N passed, N failed` last.
// Each tool counts as one check, each vitest test as one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const tool = (name) => join(root, 'node_modules', '.bin', name);
let passed = 0;
let failed = 0;
/** Failures, repeated at the end, where a reader of a long log looks first. */
const failures = [];

function run(name, command, args) {
  process.stdout.write(`\n== ${name}\n`);
  const begun = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.stdout.write(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)\n`);
  return status === 0;
}

function check(name, command, args) {
  if (run(name, command, args)) passed++;
  else {
    failed++;
    failures.push(name);
  }
}

function failuresOf({ name, message, assertionResults }) {
  const file = name.replace(`${root}/`, '');
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  const firstLines = (text) => (text ?? '').split('\n').slice(0, 6).join('\n    ');
  const told = tests.map((test) => `${file}: ${test.fullName}\n    ${firstLines(test.failureMessages[0])}`);
  return told.length === 0 && message ? [`${file}: ${firstLines(message)}`] : told;
}

/** Names the files that take longest, where an attempt to make the suite faster should begin. */
function tellSlowest(testResults) {
  const seconds = ({ startTime, endTime }) => Math.round((endTime - startTime) / 1000);
  const slowest = [...testResults].sort((a, b) => seconds(b) - seconds(a)).slice(0, 12);
  const lines = slowest.map((file) => `  ${String(seconds(file)).padStart(4)} s  ${file.name.replace(`${root}/`, '')}`);
  process.stdout.write(`\nSlowest files:\n${lines.join('\n')}\n`);
}

/** Counts each test; a run without a report counts as one failure. */
function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'cults-test-'));
  const report = join(folder, 'report.json');
  const fine = run('tests', tool('vitest'), [
    'run',
    '--reporter=dot',
    '--silent=passed-only',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  try {
    const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    for (const file of testResults) failures.push(...failuresOf(file));
    tellSlowest(testResults);
    passed += numPassedTests;
    failed += numFailedTests === 0 && (!success || !fine) ? 1 : numFailedTests;
  } catch (problem) {
    failed++;
    failures.push(`tests: no report (${String(problem)})`);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The browser tests need Chromium: install one if there is none. */
function browser() {
  try {
    process.stdout.write(`\n== browser: ${ensureChromium()}\n`);
    passed++;
  } catch (problem) {
    process.stdout.write(`\n== browser: FAILED: ${problem.message}\n`);
    failed++;
    failures.push(`browser: ${problem.message}`);
  }
}

const only = process.argv.slice(2);
browser();
if (only.length === 0) {
  check('types', tool('tsc'), ['--noEmit']);
  check('lint', tool('oxlint'), ['--type-aware', '--deny-warnings', 'src', 'mods', 'tests']);
  check('format', tool('biome'), ['ci', 'src', 'mods', 'tests']);
}
vitest(only);
if (only.length === 0)
  check('soak (a part)', process.execPath, [join(root, 'src', 'tools', 'cli', 'bootstrap.mjs'), 'soak', '--decisions', '150000']);

if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((failure) => `  ${failure}\n`).join('')}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
