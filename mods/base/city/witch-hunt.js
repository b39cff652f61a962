// Witch Hunt: The First Cultist names an open district: its Investigator advances twice. Every other player takes a
// Cultist token of their choice. (Solo: you name the district, the NPC takes a Thug.)
import { city } from 'cults';

export default city({
  id: 'witch-hunt',
  name: { en: 'Witch Hunt', pl: 'Polowanie na Czarownice' },
  lasts: 'once',
  run(game) {
    game.advance(game.chooseDistrict(), 2);
    for (const cult of game.rivals) game.gain(game.chooseToken(cult), 1, cult);
  },
  text: {
    en: 'The First Cultist names an open district: its Investigator advances twice. Every other player takes a Cultist token of their choice. (Solo: you name the district, the NPC takes a Thug.)',
    pl: 'Pierwszy Kultysta wskazuje otwartą dzielnicę: jej Badacz Tajemnic przesuwa się dwa razy. Każdy inny gracz bierze dowolny Żeton Kultysty. W wariancie jednoosobowym dzielnicę wskazujesz ty, a NPC bierze Zbira.',
  },
});
