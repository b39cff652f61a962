import { cult } from 'cults';
export default cult({
  id: 'c',
  name: { en: 'C\u001b[32mGREEN' },
  colour: '#123456',
  emblem: 'star',
  deck: { 'terminal-escape:x': 12 },
});
