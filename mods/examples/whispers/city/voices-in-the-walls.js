// Voices in the Walls: In turn order, each player listens or stops their ears. Whoever listens takes a Freak. If everyone
// listens, the Investigator of every open district advances.
import { city } from 'cults';

export default city({
  id: 'voices-in-the-walls',
  name: { en: 'Voices in the Walls', pl: 'Głosy w Ścianach' },
  lasts: 'once',
  sound: 'sounds/voices.mp3',
  run(game) {
    const all = [game.me, ...game.rivals];
    const listeners = all.filter((cult) => game.chooseOne(2, cult) === 0);
    for (const cult of listeners) game.gain('freak', 1, cult);
    if (listeners.length === all.length) for (const district of game.districts) game.advance(district);
  },
  choices: [
    { en: 'Listen', pl: 'Słuchaj' },
    { en: 'Stop your ears', pl: 'Zatkaj uszy' },
  ],
  text: {
    en: 'In turn order, each player listens or stops their ears. Whoever listens takes a Freak. If everyone listens, the Investigator of every open district advances.',
    pl: 'W kolejności graczy każdy słucha albo zatyka uszy. Kto słucha, bierze Odmieńca. Jeśli słuchają wszyscy, Badacz Tajemnic przesuwa się w każdej otwartej dzielnicy.',
  },
});
