import { cyclesAmong, filesBelow, importsOf, read, withoutComments } from './imports';

/** How often a pattern stands in the code below a folder. */
const count = (folder: string, pattern: RegExp): number =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.ts'))
    .reduce((sum, file) => sum + (withoutComments(read(file)).match(pattern)?.length ?? 0), 0);

/** How often the types are overruled by hand. */
export interface Figures {
  /** Files that import each other in rings. */
  readonly inRings: number;
  /** Casts by way of `unknown`: the compiler checks nothing of them. */
  readonly doubleCasts: number;
  /** Casts of what lies on the flow. */
  readonly frameCasts: number;
  /** `!` in the rules: "this is there", without a word of what is wrong where it is not. */
  readonly assertionsInRules: number;
}

export const figures = (): Figures => ({
  inRings: cyclesAmong(filesBelow('src')).flat().length,
  doubleCasts: count('src', /\bas unknown as\b/g),
  frameCasts: count('src/games', /\bas (?:\w*Frame\b|Framed\b)/g),
  assertionsInRules: count('src/games/cults/rules', /[\w)\]]!(?!=)/g),
});

const CULTS = 'src/games/cults';
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** What a change touches besides words. */
const sources = (): readonly string[] =>
  filesBelow(CULTS).filter((file) => !file.startsWith(`${CULTS}/words/`) && !file.startsWith(`${CULTS}/workshop/labels/`));
const containing = (pattern: RegExp, below: string): readonly string[] =>
  sources().filter((file) => file.startsWith(`${CULTS}/${below}`) && pattern.test(withoutComments(read(file))));

/** The files that know a kind of decision by name: its description, its question, where it is listed and asked, its picture. */
export function filesOfKind(kind: string): readonly string[] {
  const ownFiles = sources().filter((file) => file.endsWith(`/${kebab(kind)}.ts`) && /questions|kinds/.test(file));
  const named = new RegExp(`^\\s+${kind}: (?:one|asks)\\(`, 'm');
  const listed = new RegExp(`Questions = \\{[^}]*\\b${kind}\\b`);
  const importing = sources().filter((file) => importsOf(file).some((target) => ownFiles.includes(`${target}.ts`)));
  // Chapters of the rules import questions to ask them; nothing else needs to know a kind.
  const others = importing.filter((file) => !file.startsWith(`${CULTS}/rules/`));
  return [...new Set([...ownFiles, ...containing(named, 'contract/'), ...containing(listed, 'rules/'), ...others])];
}

/** The files that know an event by name as a key, and one that emits it. */
export function filesOfEvent(type: string): readonly string[] {
  const key = new RegExp(`^\\s+${type}: (?!\\()`, 'm');
  const emitting = containing(new RegExp(`'${type}'`), 'rules/').slice(0, 1);
  return [...containing(key, 'contract/events'), ...containing(key, 'picture/reduce/'), ...emitting];
}

/** The files that know a verb of the card language by name as a key, and the types that a command makes from the table. */
export function filesOfVerb(verb: string): readonly string[] {
  const key = new RegExp(`^\\s+${verb}[:,]`, 'm');
  const working = [...containing(key, 'rules/effects/'), ...containing(key, 'rules/npc/verbs')];
  return [...containing(key, 'contract/language/verbs'), ...working, 'mods/api-effects.d.ts'];
}

/** What may not be exceeded: lower it when a figure falls, never raise it. */
export const MOST = {
  doubleCasts: 0,
  assertionsInRules: 194,
  filesOfKind: 4,
  filesOfEvent: 3,
  filesOfVerb: 3,
} as const;
