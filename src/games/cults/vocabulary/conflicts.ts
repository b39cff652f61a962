import { GameError } from '../../../kernel';
import type { Declared } from './declaration';
import { idOfDeclared } from './media';

/** One declaration of a mod, and where it stands. */
export interface DeclarationEntry {
  readonly mod: string;
  readonly file: string;
  readonly declared: Declared;
}

/** Whatever only one mod can have or change, as the conflict names it. What is only added to is nobody's own. */
function keysOf({ declared }: DeclarationEntry): string[] {
  if (declared.kind === 'cult') return [declared.cult.id];
  if (declared.kind === 'firstGame') return ['firstGame'];
  if (declared.kind === 'card')
    return [declared.card.kind === 'npc' && declared.card.number > 0 ? `npc ${declared.card.number}` : declared.card.id];
  return declared.rules
    .filter((rule) => rule.set !== undefined)
    .map(({ number, where, of, kind }) => [number, where, of === 'you' ? of : undefined, kind].filter(Boolean).join(' '));
}

/** A mod may say otherwise what the base set or itself says: it replaces the NPC's plans, and its own house rules have conditions. */
const mayBoth = (key: string, entry: DeclarationEntry, other: DeclarationEntry): boolean =>
  (key.startsWith('npc ') && other.mod === 'base' && entry.mod !== 'base') ||
  (entry.declared.kind === 'rules' && other.mod === entry.mod);

/**
 * Refuses what two mods, or two files of one mod, both declare (a card, a cult, a number of the NPC's plans) or both set (a rules
 * number). The refusal names both: no mod has priority over another.
 */
export function checkConflicts(present: readonly DeclarationEntry[], added: readonly DeclarationEntry[]): void {
  const having = new Map<string, DeclarationEntry[]>();
  for (const entry of [...present, ...added]) {
    for (const key of keysOf(entry)) having.set(key, [...(having.get(key) ?? []), entry]);
  }
  for (const entry of added) {
    for (const key of keysOf(entry)) {
      const other = having.get(key)!.find((one) => one !== entry && !mayBoth(key, entry, one));
      if (other !== undefined)
        throw new GameError(other.mod === entry.mod ? 'declaredTwice' : 'modsConflict', {
          file: entry.file,
          what: key,
          other: other.mod,
          otherFile: other.file,
        });
    }
  }
}

/** Cards of the base set have no mod in their ids, and a game blanks mods and cards by one list: none may be called like the other. */
export function checkModId(mod: string, present: readonly DeclarationEntry[]): void {
  if (present.some((entry) => entry.mod === 'base' && idOfDeclared(entry.declared) === mod))
    throw new GameError('modNamedLikeBase', { mod, file: 'mod.json', place: 'id', value: mod });
}
