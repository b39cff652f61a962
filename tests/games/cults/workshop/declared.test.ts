import { describe, expect, it } from 'vitest';
import { CardDocument } from '../../../../src/platform/workshop';
import { declaredId } from '../../../../src/games/cults/workshop/declared';

const idOf = (text: string): string | null => declaredId('salt', 'cards/choir.js', new CardDocument(text));

describe('what a file declares is found under its id', () => {
  it.each([
    ["export default guardian({ id: 'choir' });", 'salt:choir'],
    ["const ID = 'choir';\nexport default guardian({ id: ID });", 'salt:choir'],
    ["const id = 'choir';\nexport default action({ id });", 'salt:choir'],
    ['export default rules({ rules: [] });', 'salt:cards/choir.js'],
  ])('%s', (text, id) => expect(idOf(text)).toBe(id));

  it.each([
    ["let id = 'choir';\nexport default guardian({ id });"],
    ["export default guardian({ id: 'cho' + 'ir' });"],
    ["export const id = 'choir';"],
    ['{ "name": "a puzzle" }'],
  ])('but not where only running it would tell: %s', (text) => expect(idOf(text)).toBeNull());
});
