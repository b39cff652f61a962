import { starting } from 'cults';
const hidden = starting({
  id: 'h',
  name: { en: 'H' },
  icons: 'P',
  abilities: [
    {
      keyword: 'mobilization',
      run(game) {
        let n = 0;
        for (let i = 0; i < 9000; i++) n = i;
        game.gain('thug', 1);
      },
    },
  ],
});
export default {
  kind: 'starting',
  id: 'x',
  name: { en: 'X' },
  icons: 'P',
  text: { en: '-' },
  abilities: [
    {
      keyword: 'mobilization',
      effects: [
        {
          do: 'forEachDistrict',
          effects: [
            {
              do: 'forEachDistrict',
              effects: [
                {
                  do: 'forEachDistrict',
                  effects: [
                    {
                      do: 'forEachDistrict',
                      effects: [
                        { do: 'forEachDistrict', effects: [{ do: 'forEachDistrict', effects: [{ do: 'script', script: 0 }] }] },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
