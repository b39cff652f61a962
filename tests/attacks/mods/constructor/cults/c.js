import { cult } from 'cults';
export default cult({
  id: 'valueof',
  name: { en: 'C' },
  colour: '#123456',
  emblem: 'constructor',
  deck: { 'constructor:x': 12 },
});
