import { starting } from 'cults';
export default starting({
  id: 'keeper',
  name: { en: 'Keeper' },
  icons: 'P',
  text: { en: '-' },
  abilities: [
    {
      keyword: 'mobilization',
      run(game) {
        const s = Symbol.toStringTag,
          d = Object.getOwnPropertyDescriptor(globalThis, s);
        const n = typeof d.value === 'object' ? d.value.n + 1 : 1;
        Object.defineProperty(globalThis, s, { value: { n } });
        game.gain('thug', n);
      },
    },
  ],
});
