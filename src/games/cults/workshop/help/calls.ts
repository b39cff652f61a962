import api from '../../../../../mods/api.d.ts?raw';
import type { Said } from '../../contract/language';
import { CALLS_PL } from './calls-pl';

/** One call or value of `game`, as the authors' types describe it. */
export interface GameCall {
  readonly name: string;
  /** `draw(count: number, cult?: CultId): void` */
  readonly signature: string;
  readonly isValue: boolean;
  readonly doc: Said | null;
}

/** The body of an interface in the authors' types. */
function bodyOf(name: string): string {
  const start = api.indexOf(`export interface ${name} {`);
  const end = api.indexOf('\n  }\n', start);
  return start < 0 ? '' : api.slice(api.indexOf('{', start) + 1, end);
}

const MEMBER =
  /(?:\/\*\*\s*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*)?(?:\/\/[^\n]*\s*)?^ {4}(readonly )?(\w+)((?:<[^\n]*?>)?\([\s\S]*?\): [^;]+|: [^;]+);/gm;

function callsOf(name: string, prefix: string): GameCall[] {
  return [...bodyOf(name).matchAll(MEMBER)].map(([, doc, isValue, member, rest]) => {
    const en = doc?.replaceAll(/\s+/g, ' ').trim();
    const full = `${prefix}${member!}`;
    return {
      name: member!,
      signature: `${member!}${rest!
        .replaceAll(/\/\*\*.*?\*\//g, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?, ?\)/g, ')')}`,
      isValue: isValue !== undefined,
      doc: en === undefined ? null : { en, pl: CALLS_PL[full] ?? en },
    };
  });
}

/** By the object that has them. */
export const CALLS: Readonly<Record<string, readonly GameCall[]>> = {
  game: callsOf('Game', ''),
  store: callsOf('Store', 'store.'),
};
