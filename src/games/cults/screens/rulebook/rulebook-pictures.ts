import type { Lang } from '../../../../platform/i18n/lang';
import type { DrawPicture, RulePicture, RulePictures } from '../../../../platform/screens/rules/rule-pictures';
import type { Services } from '../../../../platform/screens/services';
import { CurrentGame, OpenTable, type TableGame } from '../../../../platform/screens/table/current-game';
import type { TableView } from '../../contract/view-types';
import { Books } from '../../picture/cards/books';
import { extracted } from '../../picture/figures/extracted';
import { figureContext } from '../../picture/figures/figure-context';
import type { CultsReading } from '../../reading';
import { startOf } from '../../studies/start';
import { CAPTIONS } from './captions';
import { DRAW } from './drawn';
import { EXAMPLE } from './example-views';
import { PICTURES, type PictureId } from './pictures';

const listed = (lang: Lang): readonly RulePicture[] =>
  (Object.keys(PICTURES) as PictureId[]).map((id) => {
    const { rule, width, height } = PICTURES[id];
    return { id, rule, width, height, caption: CAPTIONS[lang][id] };
  });

/**
 * The pictures of the rulebook: parts of the table, drawn by the table's own code for an example. The rules themselves set the
 * example up, in a Worker of its own, so that a game that is being played is not touched.
 */
export const rulebookPictures = (services: Services, game: TableGame<TableView, CultsReading>): RulePictures => ({
  listed,
  drawer: async () => drawer(services, await exampleOf(game)),
});

interface Example {
  readonly reading: CultsReading;
  readonly view: TableView;
}

async function exampleOf(game: TableGame<TableView, CultsReading>): Promise<Example> {
  const table = await OpenTable.with(game, []);
  try {
    const { reading, view } = await CurrentGame.study(table, startOf({ scenario: EXAMPLE, seat: 'chaugnar' }), []);
    return { reading, view };
  } finally {
    table.close();
  }
}

const drawer = ({ page, settings }: Services, { reading, view }: Example): DrawPicture => {
  const books: Partial<Record<Lang, Books>> = {};
  return (id, lang, scale) => {
    const { width, height, zoom } = PICTURES[id as PictureId];
    const context = figureContext((books[lang] ??= new Books(reading, lang)), settings, zoom * scale);
    return extracted({ view: DRAW[id as PictureId](context, view), width: width * scale, height: height * scale }, page);
  };
};
