import type { Details } from '../../../../platform/i18n/details';
import type { Sentences } from '../dictionary';
import { english } from '../../../../platform/i18n/plural';
import { district, NOUNS, ritual, token } from './speech';

const there = (d: Details): string => district(d.text('district'));
const forces = (d: Details): string => `your Attack ${d.number('attack')} against about ${d.number('rival')}`;
const count = (n: number, noun: keyof typeof NOUNS): string => `${n} ${english(n, NOUNS[noun])}`;
const roundsLeft = (n: number): string => (n === 1 ? 'in the one round left' : `in the ${n} rounds left`);

const tried = (gain: string): string => `In trials it left you with ${gain} at the end of the round.`;

/** Why an adviser prefers an answer. */
export const enAdvice = {
  terrorSucceeds: (d) => `Terror ${d.number('terror')} beats Sanity ${d.number('sanity')} in ${there(d)}.`,
  fullDistrict: (d) => `${there(d)} is full: nobody can move in to oppose you, so it brings two Dominance markers.`,
  nobodyOpposes: (d) => `No rival can oppose you in ${there(d)}: without a Confrontation you place two Dominance markers.`,
  riskyFight: (d) => `A fight in ${there(d)} is risky, ${forces(d)}, but it is worth the try.`,
  winsConfrontation: (d) => `You should win the Confrontation in ${there(d)}: ${forces(d)}.`,
  wouldWinConfrontation: (d) => `Should a rival come to ${there(d)}, you would win: ${forces(d)}.`,
  newSite: (d) => `A Cult Site in ${there(d)} scores at the end beside a Ritual of yours.`,
  siteScores: (d) => `A Ritual beside your Cult Site in ${there(d)} scores a point at the end.`,
  canPay: (d) => `Your ${d.number('power')} Power is enough.`,
  shutsDistrict: (d) => `With one more Ritual ${there(d)} is full of yours: nobody can oppose you there.`,
  moreTerror: (d) =>
    `More levels in ${there(d)} make Terror easier: you have ${d.number('terror')} there against Sanity ${d.number('sanity')}.`,
  strongerDeck: (d) => `A better deck pays off ${roundsLeft(d.number('rounds'))}.`,
  ritualRises: (d) => `A Ritual that moves to ${there(d)} rises by a level.`,
  drawsCard: () => 'One more card in hand helps at once.',
  freaksForTerror: (d) => `You lack ${count(d.number('count'), 'freak')} for a Terror.`,
  plansBehind: (d, names) =>
    d.number('count') === 1
      ? `The Plan behind it in ${there(d)} belongs to ${names.cult(d.text('cult'))}.`
      : `All ${d.number('count')} Plans behind it in ${there(d)} belong to ${names.cult(d.text('cult'))}.`,
  lastPlan: () => 'Your last Plan: no other Plan here gains or keeps a point any more, and a Bluff costs nothing.',
  nothingBetter: () => 'No Plan here brings more than two tokens now.',
  readyForTerror: (d) => `You are ready for Terror in ${there(d)}: ${d.number('terror')} against Sanity ${d.number('sanity')}.`,
  roomForRitual: (d) => `${there(d)} has room for one more Ritual beside your Cult Site.`,
  siteWaits: (d) => `Your Cult Site in ${there(d)} still waits for a Ritual.`,
  lastActsFirst: (d) => `What is placed last acts first: in ${there(d)} that keeps your choice open.`,
  ritualMoves: (d) => `${ritual(d.text('level'))} from ${district(d.text('from'))} does more in ${there(d)}.`,
  cannotWin: (d) => `Even all you have would not win (${forces(d)}): keep it.`,
  sparesForces: (d) => `Your Rituals may do alone in ${there(d)}; keep cards and Thugs for later.`,
  enoughAttack: (d) => `That makes ${forces(d)} in ${there(d)}.`,
  mayHold: (d) => `${forces(d).replace('your', 'Your')}: it may hold, for nobody sees what you send.`,
  staysAway: (d, names) => `${names.cult(d.text('cult'))} would likely win in ${there(d)}: about ${d.number('rival')} Attack.`,
  opposesMarkers: (d, names) => `It stops ${names.cult(d.text('cult'))} from placing two markers in ${there(d)}: ${forces(d)}.`,
  keepsRitual: (d) => `The Ritual in ${there(d)} is worth more than the marker.`,
  markersForTerror: (d) =>
    d.number('count') === 1
      ? `It brings a Dominance marker in ${there(d)}: a point at the end.`
      : `It brings ${count(d.number('count'), 'dominance')} in ${there(d)}, a point each.`,
  markerCounts: () => 'Each Dominance marker is a point at the end.',
  leastRitual: (d) => `${ritual(d.text('level'))} is the smallest loss.`,
  keepsTerror: () => 'It keeps your Terror icons for a Terror.',
  keepsAttack: () => 'It keeps your Attack icons for a fight.',
  keepsInitiates: () => 'Cards are lost at the end of the round anyway; Initiates stay.',
  wastesLeast: () => 'It wastes least.',
  freaksLater: () => 'Freaks make the next Terror possible.',
  initiatesPay: () => 'Initiates pay for Rituals, Cult Sites and cards.',
  thugsFight: () => 'Thugs decide Confrontations.',
  tooManyTokens: (d) => `You can best do without one ${token(d.text('token'), 1)}.`,
  weakCard: (d, names) => `Without ${names.card(d.text('card'))} you draw better cards.`,
  thinsDeck: () => 'A deck without weak cards draws better ones.',
  cardComesBack: (d, names) => `${names.card(d.text('card'))} comes into your hand again ${roundsLeft(d.number('rounds'))}.`,
  diceServe: () => 'These dice serve you well.',
  diceBetter: (d) =>
    d.number('count') === 1 ? 'That die can become something better.' : 'Those dice can become something better.',
  abilityWaits: () => 'The card does more later, or with its icons.',
  abilityHelps: (d, names) => `${names.card(d.text('card'))} helps now.`,
  sparesCard: (d, names) => `You can best do without ${names.card(d.text('card'))} now.`,
  keepsHand: () => 'Every card in your hand is still of use.',
  keepsCard: (d, names) => `${names.card(d.text('card'))} is worth having in the next round too.`,
  freshHand: () => 'New cards will serve you better than these.',
  tokenLeastLoss: () => 'One token is a smaller loss than a Disorganization card in your deck.',
  keepsTokens: () => 'You need your tokens; a Disorganization card harms less.',
  levelsThere: (d) =>
    `Levels of Rituals in ${there(d)}: ${d.number('levels')} of yours, ${d.number('rivals')} of your rivals. It does most there.`,
  // By what an answer was ahead of the next best when they were tried.
  triedDominance: () => tried('more Dominance markers'),
  triedSites: () => tried('more Cult Sites that score'),
  triedLead: () => tried('the lead in Rituals'),
  triedRituals: () => tried('more Rituals on the board'),
  triedLevels: () => tried('higher Rituals'),
  triedTerror: () => tried('a Terror that can succeed'),
  triedGuarded: () => tried('a district where nobody can oppose you'),
  triedExposed: () => tried('fewer Rituals within your rivals’ reach'),
  triedThugs: () => tried('more Thugs'),
  triedInitiates: () => tried('more Initiates'),
  triedFreaks: () => tried('more Freaks'),
  triedDeck: () => tried('a stronger deck'),
  triedOrder: () => tried('fewer Disorganization cards'),
  // Kinds of decision for which there may be no other reason.
  easyTerror: (d) =>
    `Sanity is ${d.number('sanity')} in ${there(d)}: what you place beside your Cult Site there makes Terror possible early.`,
  placeStack: () => 'Everyone may buy from a stack, whoever laid it.',
  chances: (d) => `In trials it kept your chances at about ${d.number('percent')} in 100.`,
} satisfies Sentences;
