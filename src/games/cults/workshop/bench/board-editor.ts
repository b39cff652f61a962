import { dress } from '../../../../platform/workshop/dom/dress';
import { button, element, freshId } from '../../../../platform/workshop/dom/element';
import { TOKENS, type District } from '../../contract/ids';
import type { Names, Words } from '../../words';
import { makeCardList } from './card-list';
import {
  activeIn,
  cardsIn,
  districtNumber,
  LEVELS,
  markersIn,
  OPEN_PHASES,
  openDistricts,
  phaseIn,
  plansIn,
  ritualsIn,
  roundIn,
  seatsIn,
  tokensIn,
  withCards,
  withDistrictNumber,
  withMarkers,
  withPlans,
  withRituals,
  withTokens,
  withValue,
  type Scenario,
} from './board-model';
import { benchWords } from './words';

/** What the board editor shows beside the scenario. */
export interface BoardEditorOptions {
  readonly words: Words;
  readonly names: Names;
  /** Ids of all cards that can lie in a hand or a deck. */
  readonly cards: readonly string[];
  /** Called after each change. */
  readonly change: (scenario: Scenario) => void;
}

/** R2.1, R3.2: more of anything is refused by the rules with a message of its own. */
const MOST = { ritual: 2, site: 1, dominance: 4, sanity: 9, investigators: 9, token: 12 };

/** A position as native inputs, and as the text of its scenario: both change the same scenario. */
export class BoardEditor {
  readonly root = element('div', { class: 'board-editor' });
  readonly #options: BoardEditorOptions;
  #scenario: Scenario;

  constructor(scenario: Scenario, options: BoardEditorOptions) {
    this.#options = options;
    // The answers that led into the old position stay with it: the bench plays them as far as they fit the new board.
    this.#scenario = scenario;
    dress(this.root);
    this.#draw();
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  #set(scenario: Scenario): void {
    this.#scenario = scenario;
    this.#options.change(scenario);
  }

  #draw(): void {
    const scenario = this.#scenario;
    this.root.replaceChildren(
      this.#moment(),
      ...openDistricts(scenario).map((district) => this.#district(district)),
      ...seatsIn(scenario).map((cult) => this.#seat(cult)),
      this.#text(),
    );
  }

  #moment(): HTMLElement {
    const { words, names } = this.#options;
    const said = benchWords(words.lang).board;
    const seats = seatsIn(this.#scenario).map((cult) => [cult, names.cult(cult)] as const);
    const phases = OPEN_PHASES.map((phase) => [phase, words.phase(phase)] as const);
    return element(
      'fieldset',
      {},
      element('legend', {}, said.moment),
      this.#choice(said.phase, phases, phaseIn(this.#scenario), (phase) => withValue(this.#scenario, ['phase'], phase)),
      this.#number(said.round, roundIn(this.#scenario), 1, 10, (round) => withValue(this.#scenario, ['round'], round)),
      this.#choice(said.active, seats, activeIn(this.#scenario), (cult) =>
        withValue(withValue(this.#scenario, ['active'], cult), ['first'], cult),
      ),
    );
  }

  #district(district: District): HTMLElement {
    const { words, names } = this.#options;
    const said = benchWords(words.lang);
    const numbers = (['sanity', 'investigators'] as const).map((what) =>
      this.#number(said.measured[what], districtNumber(this.#scenario, district, what), 0, MOST[what], (value) =>
        withDistrictNumber(this.#scenario, district, what, value),
      ),
    );
    const owned = seatsIn(this.#scenario).map((cult) =>
      element(
        'div',
        { class: 'board-owned', role: 'group', 'aria-label': names.cult(cult) },
        names.cult(cult),
        ...this.#owned(district, cult),
      ),
    );
    return element('fieldset', {}, element('legend', {}, words.district(district)), ...numbers, ...owned, this.#plans(district));
  }

  #owned(district: District, cult: string): readonly HTMLElement[] {
    const { words } = this.#options;
    const { measured } = benchWords(words.lang);
    const rituals = LEVELS.map((level) =>
      this.#number(words.ritual(level), ritualsIn(this.#scenario, district, cult, level), 0, MOST.ritual, (count) =>
        withRituals(this.#scenario, district, cult, level, count),
      ),
    );
    const markers = (['sites', 'dominance'] as const).map((what) =>
      this.#number(
        measured[what],
        markersIn(this.#scenario, district, what, cult),
        0,
        what === 'sites' ? MOST.site : MOST.dominance,
        (count) => withMarkers(this.#scenario, district, what, cult, count),
      ),
    );
    return [...rituals, ...markers];
  }

  /** The stack of Plan markers: buttons put one on top, one takes the top away. */
  #plans(district: District): HTMLElement {
    const { words, names } = this.#options;
    const said = benchWords(words.lang).board;
    const plans = plansIn(this.#scenario, district);
    const put = (now: readonly string[]): void => this.#redraw(withPlans(this.#scenario, district, now));
    return element(
      'div',
      { class: 'board-plans' },
      `${said.plans}: ${plans.length === 0 ? said.none : plans.map((cult) => names.cult(cult)).join(' · ')}`,
      ...seatsIn(this.#scenario).map((cult) => button(`+ ${names.cult(cult)}`, () => put([...plans, cult]))),
      button(said.takeTop, () => put(plans.slice(0, -1)), { disabled: plans.length === 0 }),
    );
  }

  #seat(cult: string): HTMLElement {
    const { words, names, cards } = this.#options;
    const said = benchWords(words.lang);
    const tokens = TOKENS.map((token) =>
      this.#number(said.measured[token], tokensIn(this.#scenario, cult, token), 0, MOST.token, (count) =>
        withTokens(this.#scenario, cult, token, count),
      ),
    );
    const zones = (['hands', 'decks', 'discards'] as const).map((zone) =>
      makeCardList({
        label: said.board[zone],
        names,
        words: said.board,
        known: cards,
        cards: cardsIn(this.#scenario, zone, cult),
        change: (now) => this.#redraw(withCards(this.#scenario, zone, cult, now)),
      }),
    );
    return element('fieldset', {}, element('legend', {}, names.cult(cult)), ...tokens, ...zones);
  }

  /** The scenario itself, for what the inputs do not show. */
  #text(): HTMLElement {
    const said = benchWords(this.#options.words.lang).board;
    const id = freshId();
    const area = element('textarea', { id, rows: 8, spellcheck: 'false' });
    area.value = JSON.stringify(this.#scenario, null, 1);
    const problem = element('p', { class: 'board-problem', role: 'alert' });
    area.addEventListener('change', () => {
      const read = scenarioIn(area.value);
      problem.textContent = read === null ? said.notJson : '';
      if (read !== null) this.#redraw(read);
    });
    return element('details', {}, element('summary', {}, said.asText), element('label', { for: id }, said.asText), area, problem);
  }

  #redraw(scenario: Scenario): void {
    this.#set(scenario);
    this.#draw();
  }

  #number(label: string, value: number, min: number, max: number, change: (value: number) => Scenario): HTMLElement {
    const id = freshId();
    const input = element('input', { id, type: 'number', min, max, value });
    input.addEventListener('change', () => {
      const wanted = Math.max(min, Math.min(max, Math.round(Number(input.value) || 0)));
      input.value = String(wanted);
      this.#set(change(wanted));
    });
    return element('div', { class: 'board-number' }, element('label', { for: id }, label), input);
  }

  #choice(
    label: string,
    options: readonly (readonly [value: string, words: string])[],
    chosen: string,
    change: (value: string) => Scenario,
  ): HTMLElement {
    const id = freshId();
    const made = options.map(([value, words]) => element('option', { value, selected: value === chosen }, words));
    const select = element('select', { id }, ...made);
    select.addEventListener('change', () => this.#set(change(select.value)));
    return element('div', { class: 'board-number' }, element('label', { for: id }, label), select);
  }
}

/** Null if the text is not the JSON of an object. */
function scenarioIn(text: string): Scenario | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Scenario) : null;
  } catch {
    return null;
  }
}
