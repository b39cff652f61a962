import { GameError } from '../../kernel';

/** Something that players can set about a mod, as far as declarations may name it. */
interface BookSetting {
  readonly name: string;
  readonly type: 'boolean' | 'number' | 'choice';
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
}

/** Settings that a declaration names must be there and of the right kind; which ones there are only mod.json says. */
export function checkSettingsNamed(declared: unknown, settings: readonly BookSetting[], file: string): void {
  const stack: unknown[] = [declared];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const { setting, is } = value as { setting?: unknown; is?: unknown };
    if (typeof setting === 'string') checkOne(setting, is, settings, file);
    for (const part of Object.values(value)) if (part !== undefined) stack.push(part);
  }
}

function checkOne(name: string, is: unknown, settings: readonly BookSetting[], file: string): void {
  const found = settings.find((one) => one.name === name);
  if (found === undefined) throw new GameError('unknownSetting', { file, value: name, known: settings.map((one) => one.name) });
  if (is === undefined) {
    // In a declaration a number stays within what declarations may say.
    const fits = found.type === 'number' && found.min! >= -20 && found.max! <= 20;
    if (!fits) throw new GameError('settingNotANumber', { file, value: name });
    return;
  }
  const fits = found.type === 'choice' ? found.choices!.includes(is as string) : typeof is === found.type;
  if (!fits) throw new GameError('settingNeverIs', { file, value: name, is: JSON.stringify(is) });
}
