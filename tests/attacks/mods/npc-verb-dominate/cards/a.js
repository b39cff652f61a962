import { starting } from 'cults';
export default starting({
  id: 'x',
  name: { en: 'X' },
  icons: 'P',
  abilities: [{ keyword: 'mobilization', effects: [{ do: 'dominate' }] }],
});
