import '../../words/all';
import { parseCard, parseJson, type Finding, type ParsedCard } from '../../../../platform/workshop';
import { MANIFEST, type ModSource } from '../../../../platform/sandbox/mods';
import { checkMods } from '../../checks/check-mods';
import { docOf, type CheckFinding as Checked } from '../../checks/finding';
import { wordsFor } from '../../words';
import { fixesFor } from './fixes';
import { spanOf } from './span';

/** Cards and cults are named by their ids: a mod that is being written need not load. */
const NAMES = { card: (id: string): string => id, cult: (id: string): string => id };
const inLanguage = (lang: 'en' | 'pl'): ((finding: Checked) => string) => {
  const words = wordsFor(lang, NAMES);
  return (finding) => String(docOf(finding, words)['message']);
};

function textsOf({ content }: ModSource): ReadonlyMap<string, string> {
  if (content instanceof Uint8Array) return new Map();
  const decoder = new TextDecoder();
  const texts = [...content].filter(([path]) => /\.(js|json|md|txt)$/.test(path));
  return new Map(texts.map(([path, bytes]) => [path, decoder.decode(bytes)]));
}

/** The sheet of the mod edits mod.json as a whole. */
const parserFor = (file: string): typeof parseCard | null =>
  file.endsWith('.js') ? parseCard : file.endsWith('.json') && file !== MANIFEST ? parseJson : null;

/**
 * Everything that `cults mod check` finds in a mod without a compiler, with places, words in both languages and fixes. Scripts run
 * in the sandbox only. It takes longer than a frame: the page asks for it in the Worker.
 *
 * @param beside mods that this one requires.
 */
export async function findingsOf(mod: ModSource, beside: readonly ModSource[] = []): Promise<readonly Finding[]> {
  const texts = textsOf(mod);
  const parsed = new Map<string, ParsedCard | null>();
  const cardOf = (file: string): ParsedCard | null => {
    if (!parsed.has(file)) {
      const result = parserFor(file)?.(texts.get(file) ?? '') ?? null;
      parsed.set(file, result === null || 'why' in result ? null : result);
    }
    return parsed.get(file)!;
  };
  const [checked] = await checkMods([mod], { required: () => beside });
  const say = { en: inLanguage('en'), pl: inLanguage('pl') };
  return (checked?.findings ?? []).map((finding): Finding => {
    const { file, line, column, severity, code, params, absent } = finding;
    const [text, card] = [texts.get(file) ?? '', cardOf(file)];
    const span = spanOf(text, card, finding);
    const path = finding.path ?? '';
    return {
      severity,
      code,
      file,
      line,
      column,
      span,
      path,
      message: { en: say.en(finding), pl: say.pl(finding) },
      fixes: fixesFor({ code, params, file, path, absent, span, text, card }),
    };
  });
}
