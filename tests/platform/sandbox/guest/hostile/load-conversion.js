import { starting } from 'cults';
const made = { toString() { for (;;); } };
export default starting({ id: 'x', name: { en: `${made}` }, icons: 'P' });
