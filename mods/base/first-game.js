// The arrangement for a first game.
import { firstGame } from 'cults';

export default firstGame({
  stacks: {
    downtown: { guardian: 'hunting-horror', action: 'secret-summons' },
    rivertown: { guardian: 'nightgaunt', action: 'desecration' },
    uptown: { guardian: 'star-spawn', action: 'hidden-altar' },
    northside: { guardian: 'ghoul-pack', action: 'black-market' },
  },
  setup: 'quiet-streets',
  objective: 'ascendance',
});
