import { Reader } from '../../kernel';
import type { Doc, GameSaves } from './game-saves';

/** Migrates a save to the newest format; also returns its original version. */
export function migrated(
  { rules, migrations }: Pick<GameSaves, 'rules' | 'migrations'>,
  value: unknown,
): { readonly save: Doc; readonly version: number } {
  const newest = rules.saves.version;
  const reader = new Reader(value, 'save');
  if (reader.record()['format'] !== rules.saves.format) reader.field('format').fail('notASave');
  const version = reader.field('version').integer(1, 1_000_000);
  if (version > newest) reader.field('version').fail('saveTooNew', { version, known: [String(newest)] });
  let save = reader.record();
  for (let from = version; from < newest; from++) save = migrations[from]!(save);
  return { save, version };
}
