/** Sizes of texts that are read at length: explanations, questions, the log. */
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How much larger than usual. */
export const TEXT_SCALE: Readonly<Record<TextSize, number>> = { usual: 1, large: 1.2, larger: 1.4 };
