// Bribed Constable (Preparation): Discard this card: the Investigator does not advance. Or destroy it after the advance,
// before you pay: one Investigator leaves this district.
import { action } from 'cults';

export default action({
  id: 'bribed-constable',
  name: { en: 'Bribed Constable', pl: 'Przekupiony Posterunkowy' },
  icons: 'P',
  cost: 1,
  abilities: [
    {
      keyword: 'preparation',
      mode: 'discard',
      window: 'beforeAdvance',
      self: 'discard',
      effects: [{ do: 'skipAdvance' }],
    },
    {
      keyword: 'preparation',
      mode: 'destroy',
      window: 'afterAdvance',
      self: 'destroy',
      effects: [{ do: 'removeInvestigator', where: 'here' }],
    },
  ],
});
