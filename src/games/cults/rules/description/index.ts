/** What a state consists of, as data. */
export { BOTTOM, CARD_FRAMES, labelOf, RULE_FRAMES, type FrameSpec } from './frames';
export { CARD_ID as CARD_ID_LIKE, LIMITS as STATE_LIMITS, SOURCE as SOURCE_LIKE } from './parts';
export { PARTS, STATE } from './state';
