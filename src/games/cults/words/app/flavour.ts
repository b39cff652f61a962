/**
 * A line of mood for each card of the base set. It stands here and not in the cards' files because saves pin those by their
 * content: a line that changes nothing in play must not part a player from a game. A card that brings its own line keeps it.
 */
export type Flavour = Readonly<Record<string, string>>;
