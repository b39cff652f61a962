import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { checkMods } from '../../../../src/tools/cli/mod/check';
import type { CheckFinding } from '../../../../src/games/cults/checks/finding';
import { placesOf } from '../../../../src/tools/cli/mod/paths';

/** Mods under test in a temporary folder, and what tools say of them. */
export class Bench {
  readonly folder = mkdtempSync(join(tmpdir(), 'cults-mod-'));
  #made = 0;

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A mod of these files; scripts in `cards/` are its content. Fields of the manifest can be replaced. */
  mod(files: Readonly<Record<string, string>>, manifest: Readonly<Record<string, unknown>> = {}): string {
    const path = join(this.folder, `mod-${++this.#made}`);
    const doc = {
      id: 'trial',
      version: '1.0.0',
      api: 1,
      title: { en: 'Trial', pl: 'Próba' },
      description: { en: 'A trial', pl: 'Próba' },
      authors: ['Nobody'],
      license: 'MIT',
      content: { cards: Object.keys(files).filter((file) => /^cards\/.*\.js$/.test(file)) },
      ...manifest,
    };
    const all = { 'mod.json': JSON.stringify(doc, null, 2), ...files };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    }
    return path;
  }

  async findings(path: string): Promise<readonly CheckFinding[]> {
    const [checked] = await checkMods(placesOf([path], ''), 'en');
    return checked!.findings;
  }

  /** What is found, as `file:line:column severity code`. */
  async found(path: string): Promise<string[]> {
    const all = await this.findings(path);
    return all.map(({ file, line, column, severity, code }) => `${file}:${line}:${column} ${severity} ${code}`);
  }
}

export interface Said {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** Runs a tool and catches what it prints and with which code it would end. */
export async function said(run: () => void | Promise<void>): Promise<Said> {
  let [out, err] = ['', ''];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true)),
  ];
  try {
    await run();
    return { out, err, code: Number(process.exitCode ?? 0) };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
}

/** A guardian with these further fields. */
export const guardian = (fields: string, id = 'g'): string =>
  `import { guardian } from 'cults';\nexport default guardian({\n  id: '${id}',\n  name: { en: 'G', pl: 'G' },\n  cost: 2,\n${fields}});\n`;

/** An action with a function for Mobilization, with this body and these texts. */
export const acting = (body: string, text = "{ en: 'Draw a card.', pl: 'Dobierz kartę.' }"): string =>
  `import { action } from 'cults';\nexport default action({\n  id: 'a',\n  name: { en: 'A', pl: 'A' },\n  cost: 0,\n  abilities: [{ keyword: 'mobilization', run(game) {\n${body}\n  } }],\n  text: ${text},\n});\n`;
