import '../../../../src/games/cults/words/all';
import { expect, it } from 'vitest';
import { runBench } from '../../../../src/games/cults/bench/run';
import { positionsFor } from '../../../../src/games/cults/bench/positions';
import { differenceText, positionTitle, reasonText } from '../../../../src/games/cults/workshop/bench/words/worded';
import { namesFrom, wordsFor, type Names } from '../../../../src/games/cults/words';
import type { Lang } from '../../../../src/platform/i18n/lang';
import { modOf, withMods, type Modded } from '../../../mods/load';

const CARD = `import { guardian } from 'cults';
export default guardian({
  id: 'owl', name: { en: 'Owl', pl: 'Sowa' }, icons: 'A', cost: 2,
  abilities: [
    { keyword: 'confrontation', effects: [{ do: 'draw', count: 2 }] },
    { keyword: 'confrontation', window: 'win', when: { count: 'dominance', atLeast: 9 }, effects: [{ do: 'draw', count: 1 }] },
  ],
});`;
const names = (lang: Lang): Names => namesFrom(lang, () => undefined);
const owl = (): Promise<Modded> => withMods(modOf('aviary', { 'owl.js': CARD }));

it('words positions, differences and reasons in both languages', async () => {
  const { book } = await owl();
  const [position] = positionsFor(book, 'aviary:owl');
  const use = { kind: 'useAbility', seat: 'cthulhu', options: [{ card: 'aviary:owl' }] };
  const { steps } = runBench(book, 'aviary:owl', position!.start, [use]);
  const drawn = steps.at(-1)!.events.find(({ event }) => event.type === 'cardsDrawn')!.differences[0]!;
  const ability = book.abilities[book.typeById.get('aviary:owl')!]![1]!;
  const said = (['en', 'pl'] as const).map((lang) => {
    const words = wordsFor(lang, names(lang));
    const reason = { ability: 1, code: 'whenFails', condition: ability.when!, counted: 1 } as const;
    return [
      positionTitle(position!.goal, position!.board, words),
      differenceText(drawn, words, names(lang)),
      reasonText(reason, ability, words, names(lang)),
    ];
  });
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "Confrontation · a busy board",
        "Hand (cthulhu) 5 → 7",
        "Its “when” does not hold: you have at least 9 Dominance markers on the board (now 1).",
      ],
      [
        "Konfrontacja · pełna plansza",
        "Ręka (cthulhu) 5 → 7",
        "Jej warunek „when” nie zachodzi: masz co najmniej 9 Znaczników Dominacji na planszy (teraz 1).",
      ],
    ]
  `);
});
