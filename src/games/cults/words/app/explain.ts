import type { Details } from '../../../../platform/i18n/details';
import type { Names, Words } from '../types';

/** Everything on the table that can be pointed at and explained. */
export type ExplainTopic =
  | 'ritual'
  | 'closedField'
  | 'ritualField'
  | 'siteField'
  | 'dominanceField'
  | 'trackField'
  | 'investigatorField'
  | 'planField'
  | 'stackField'
  | 'closedSite'
  | 'closedDistrict'
  | 'site'
  | 'dominance'
  | 'walker'
  | 'investigators'
  | 'sanity'
  | 'stack'
  | 'planStack'
  | 'points'
  | 'hand'
  | 'deck'
  | 'discard'
  | 'supplyRitual'
  | 'supplySite'
  | 'supplyDominance'
  | 'planMarkers'
  | 'firstCultist'
  | 'thug'
  | 'initiate'
  | 'freak'
  | 'planAugmentation'
  | 'planPreparation'
  | 'planInfluence'
  | 'planDominance'
  | 'planBluff'
  | 'rounds'
  | 'phaseCity'
  | 'phaseCult'
  | 'phasePlanning'
  | 'phaseAction'
  | 'phaseHiding'
  | 'turn'
  | 'city'
  | 'handCard'
  | 'pileCard'
  | 'card'
  | 'npcThugs'
  | 'npcBonus'
  | 'npcPlans'
  | 'objective';

/** A plain sentence or two and the rules that they come from. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** Such as `R3.6`; empty where nothing of the rules is meant. */
  readonly rule: string;
}

/** The names that a sentence needs. */
export interface Say {
  readonly words: Words;
  readonly names: Names;
}

export type ExplainWords = Readonly<Record<ExplainTopic, (d: Details, say: Say) => Explanation>>;
