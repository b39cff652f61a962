import { PLAIN_TASTE, type Taste } from '../bots/habits/taste';

/** What Apprentice likes: a Plan that wakes an ability counts more than for Novice, or the lab would call a fine ability unused. */
export const APPRENTICE_TASTE: Taste = { ...PLAIN_TASTE, planAbility: 2 };
