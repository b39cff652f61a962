import type { GamePage, GameWords } from '../../platform/screens/game-page';
import { tell } from '../../platform/screens/frame/error-message';
import { fetching } from '../../platform/screens/frame/fetching';
import { startWorker } from '../../platform/screens/table/start-worker';
import type { Services } from '../../platform/screens/services';
import type { TableOptions } from '../../platform/stage/table-picture';
import type { CultsReading } from './reading';
import type { Lang } from '../../platform/i18n/lang';
import type { TableView } from './contract/view-types';
import { Books } from './picture/cards/books';
import { isOverview } from './picture/board/piece-view';
import { tableLayoutFor } from './picture/config/table-layout';
import { fetchStageCode } from './picture/stage/stage-code';
import { botNamed } from './picture/facts/bot-named';
import { CultsTable } from './picture/table';
import { HandOverScreen } from './screens/hand-over-screen';
import { lastTurn } from './screens/last-turn';
import { loadModPictures } from './screens/mod-pictures';
import { configOf, defaultPlan, newSeed } from './screens/new-game/plan';
import { fetchPhoneCode, mayBePhone, phoneCode } from './screens/phone-code';
import { appWords, loadErrors, loadLanguage, namesFrom, wordsFor } from './words';

/** How many sentences of the last turn the recap shows to a returning player. */
const MOST_TOLD = 14;

/** The rules, one text for each language. */
const RULES = import.meta.glob<string>('../../../docs/rules.*.md', { query: '?raw', import: 'default' });

/** What nobody needs before the first decision: the code of screens is fetched when they are opened. */
const fetched = {
  newGame: () => fetching(import('./screens/new-game/new-game-screen')),
  rulePictures: () => fetching(import('./screens/rulebook/rulebook-pictures')),
  learn: () => fetching(import('./screens/learn/learn-screen')),
  tryStudy: () => fetching(import('./screens/learn/try-study')),
  study: () => fetching(import('./screens/study-screen')),
  briefing: () => fetching(import('./screens/briefing-screen')),
  end: () => fetching(import('./screens/end/end-screen')),
  workshop: () => fetching(import('./workshop/cults-workshop')),
  lab: () => fetching(import('./lab-page/lab-screen')),
  troubles: () => fetching(import('./screens/playing/troubles')),
  askBlank: () => fetching(import('./screens/playing/ask-blank')),
  stage: () => fetching(fetchStageCode()),
  brokenSound: () => fetching(import('./screens/playing/broken-sound')),
};

/** Rise of the Cults on the page. */
export function cultsPage(services: () => Services): GamePage<TableView, CultsReading> {
  const page: GamePage<TableView, CultsReading> = {
    art: { pictures: ['board'], atlases: ['scenes-city', 'scenes-cult'] },
    loadWords: loadLanguage,
    loadErrors: (lang) => fetching(loadErrors(lang)),
    words: wordsOf,
    rules: (lang) => RULES[`../../../docs/rules.${lang}.md`]!(),
    rulePictures: async () => (await fetched.rulePictures()).rulebookPictures(services(), page),

    id: 'cults',
    startWorker,
    firstGame: () => configOf(defaultPlan(newSeed())),
    again: (config) => ({ ...(config as object), seed: newSeed() }),
    newGame: async (table) => new (await fetched.newGame()).NewGameScreen(services(), table),
    loadPictures: loadModPictures,
    briefing: async (game, ready) => new (await fetched.briefing()).BriefingScreen(services(), game, ready),

    hasTable: ({ width, height }) => !isOverview(tableLayoutFor(width, height)) || phoneCode() !== null,
    async fetchTable({ width, height }, { fight }) {
      await Promise.all([
        // Also for a phone that is held upright, so that turning it on its side needs no wait.
        mayBePhone(width, height) ? fetchPhoneCode() : undefined,
        fight === null ? undefined : fetched.stage(),
      ]);
    },
    fetchPlay: fetched.stage,
    makeTable: (game, options) =>
      new CultsTable({
        ...options,
        phone: phoneCode(),
        askBlank: (card) => void blankIfWanted(services(), options, card),
        brokenSound: (card) => void tellOfSound(services(), options.reading, card),
        study: () => void services().doors.lay(async () => new (await fetched.study()).StudyScreen(services(), game)),
      }),
    handOver: (game, ready) => new HandOverScreen(services(), game, ready),
    end: async (game) => new (await fetched.end()).EndScreen(services(), page, game),
    fetchEnd: async () => (await fetched.end()).fetchScene(),
    troubles: ['scriptCancelled', 'cardsBlanked'],
    trouble: async (event, reading, lang) => (await fetched.troubles()).troubleOf(event, reading, lang),

    learn: async () => new (await fetched.learn()).LearnScreen(services(), page),
    lab: async () => new (await fetched.lab()).LabScreen(services()),

    tryStudy: async (study) => (await fetched.tryStudy()).tryStudy(services(), page, study),
    modShow: async () => (await fetching(import('./screens/mods/mod-show'))).modShow,
    workshop: async () => (await fetched.workshop()).cultsWorkshop,

    whereabouts: ({ round, rounds }) => ({ round, rounds }),
    recap({ log, reading }, lang) {
      const { words } = new Books(reading, lang);
      return lastTurn(log, MOST_TOLD).map((event) => words.event(event));
    },
  };
  return page;
}

/** Makes a card of a mod blank, if the player says so once more. */
async function blankIfWanted(
  services: Services,
  { reading, blank }: Pick<TableOptions<TableView, CultsReading>, 'reading' | 'blank'>,
  card: string,
): Promise<void> {
  try {
    const { askBlank } = await fetched.askBlank();
    if (await askBlank(services, reading, card)) blank(card);
  } catch (error) {
    tell(services, error);
  }
}

async function tellOfSound(services: Services, reading: CultsReading, card: string): Promise<void> {
  try {
    (await fetched.brokenSound()).tellBrokenSound(services, reading, card);
  } catch (error) {
    tell(services, error);
  }
}

function wordsOf(lang: Lang, reading?: CultsReading): GameWords {
  // Card names come with the reading of a table; errors before that have none.
  const words =
    reading === undefined
      ? wordsFor(
          lang,
          namesFrom(lang, () => undefined),
        )
      : new Books(reading, lang).words;
  return {
    ...appWords(lang).screens,
    botHurried: (by) => appWords(lang).bots.hurried(botNamed(appWords(lang), by)),
    error: words.error,
  };
}
