import { MOD_ID_LIKE } from './mods';

/** The letters that do not fall apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' };

/** An id made from a name: small letters, digits and hyphens; `other` if nothing of the name can stand in an id. */
export function idFrom(name: string, other: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[łøđßæœþð]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return new RegExp(MOD_ID_LIKE).test(plain) ? plain : other;
}

/** `id`, or with a number where that is taken. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  for (let number = 2; ; number++) {
    const next = `${id.slice(0, 36)}-${number}`;
    if (!taken.has(next)) return next;
  }
}
