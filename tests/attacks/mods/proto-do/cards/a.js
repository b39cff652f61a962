import { starting } from 'cults';
const hidden = starting({ id: 'h', name: { en: 'H' }, icons: 'P', abilities: [{ keyword: 'mobilization', run(game) {} }] });
export default {
  kind: 'starting',
  id: 'x',
  name: { en: 'X' },
  icons: 'P',
  text: { en: '-' },
  abilities: [{ keyword: 'mobilization', effects: [{ do: 'constructor' }] }],
};
