import { MOD_WORDS } from '../../i18n/mods';
import type { Problem } from '../../sandbox/mods';
import type { Services } from '../services';

/** What is wrong, each with its file and its place in the file. */
export const problemLines = ({ game, settings }: Services, problems: readonly Problem[]): string[] =>
  problems.map(({ code, params }) => game.words(settings.current.lang).error(code, placed(params)));

/** The place of a problem as one path: file, line and column, then the field, as far as the problem knows them. */
export function placed(params: Problem['params']): Problem['params'] {
  const { path, file, line, column } = params;
  const place = typeof path === 'string' ? path : '';
  if (typeof file !== 'string' || typeof line !== 'number' || line < 1)
    return place === '' && file !== undefined ? { ...params, path: file } : params;
  const at = `${file}:${line}${typeof column === 'number' ? `:${column}` : ''}`;
  const field = place.startsWith(`${file}.`) ? ` (${place.slice(file.length + 1)})` : '';
  return { ...params, path: at + field };
}

/** Puts a report for the mod's author on the clipboard. */
export async function copyReport(services: Services, origin: string, problems: readonly Problem[]): Promise<void> {
  const { settings, game, toasts } = services;
  const { lang } = settings.current;
  const words = MOD_WORDS[lang];
  const text = [
    words.reportOf(origin, game.words(lang).title),
    ...problemLines(services, problems).map((line) => `- ${line}`),
  ].join('\n');
  try {
    await navigator.clipboard.writeText(`${text}\n`);
    toasts.say(words.copied);
  } catch {
    toasts.say(words.notCopied);
  }
}
