import { action } from 'cults';
export default action({ id: 'attack', name: { en: '-' }, icons: 'P', cost: 1, abilities: [{ keyword: 'augmentation', get run() { let n = 0; return (game) => game.gain('thug', ++n); } }] });
