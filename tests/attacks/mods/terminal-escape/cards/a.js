import { starting } from 'cults';
export default starting({
  id: 'x',
  name: { en: 'A\u001b]0;pwned\u0007\u001b[31mRED\u202eEVIL', pl: 'B\r\n\u001b[2J' },
  text: { en: '\u001b[2J\u001b[Hcleared' },
  icons: 'P',
});
