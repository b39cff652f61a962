// Police Raid: Every player with a Ritual in Downtown gets a Disorganization card.
import { city } from 'cults';

export default city({
  id: 'police-raid',
  name: { en: 'Police Raid', pl: 'Obława Policyjna' },
  investigators: ['downtown'],
  lasts: 'once',
  effects: [
    {
      do: 'forEach',
      who: 'everyone',
      where: { count: 'rituals', where: 'downtown', atLeast: 1 },
      effects: [{ do: 'disorganization' }],
    },
  ],
});
