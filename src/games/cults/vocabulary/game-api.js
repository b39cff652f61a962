/**
 * The `game` that functions of Rise of the Cults get. It is made in the guest, with what serves any game (`kit`, guest.js) and the
 * words of this one (`names`); the numbers that cross the border are those of rules/scripts/calls.ts.
 */
export default function makeGame(kit, names) {
  const {
    table,
    KINDS,
    MOST,
    isThing,
    wrong,
    whole,
    call,
    checked,
    act,
    at,
    index,
    seatOf,
    list,
    those,
    typeAt,
    seatAt,
    taken,
    among,
    some,
    one,
    store,
    settingOf,
    log,
    answered,
  } = kit;
  const { DISTRICTS, TOKENS, COUNTS, WHO, WHERE, NUMBERS, STACKS, FACES, WHO_SEAT, WHERE_DISTRICT } = names;
  const districtOf = (id) => index(DISTRICTS, id, 'district');
  const tokenOf = (id) => index(TOKENS, id, 'token');
  const whoOf = (id) => (id === undefined ? 0 : at(WHO, id) >= 0 ? at(WHO, id) : WHO_SEAT + seatOf(id));
  const whereOf = (id) => (id === undefined ? 0 : at(WHERE, id) >= 0 ? at(WHERE, id) : WHERE_DISTRICT + districtOf(id));
  const ritualOf = (ritual) => {
    if (!isThing(ritual)) wrong('a Ritual must be an object');
    const { cult, level, district } = ritual;
    return { cult: seatOf(cult), level: whole(level, 'level'), district: districtOf(district) };
  };
  const game = {
    get me() {
      return table.seats[table.me];
    },
    get here() {
      const d = call('here');
      return d < 0 ? null : DISTRICTS[d];
    },
    get round() {
      return call('round');
    },
    get rounds() {
      return call('rounds');
    },
    get first() {
      return table.seats[call('first')];
    },
    get players() {
      return those(table.seats, () => true);
    },
    get rivals() {
      const found = [];
      for (let i = 1; i < table.seats.length; i++) found[i - 1] = table.seats[(table.me + i) % table.seats.length];
      return found;
    },
    get districts() {
      const open = call('openDistricts');
      return those(DISTRICTS, (i) => (open >> i) & 1);
    },
    count(what, { of, where, levels = [] } = {}) {
      let mask = 0;
      for (const level of taken(levels, 'levels')) mask |= 1 << (whole(level, 'level') & 7);
      return checked(call('count', index(COUNTS, what, 'count'), whoOf(of), whereOf(where), mask));
    },
    hand() {
      return list((i) => call('hand', i), typeAt);
    },
    discards(cult) {
      const s = seatOf(cult);
      return list((i) => call('discarded', s, i), typeAt);
    },
    rituals(district) {
      const d = districtOf(district);
      return list(
        (i) => call('ritual', d, i),
        (r) => ({ cult: table.seats[r >> 2], level: r & 3, district }),
      );
    },
    sites(district) {
      const d = districtOf(district);
      return those(table.seats, (i) => call('siteOf', d, i) === 1);
    },
    dominance(district) {
      const d = districtOf(district);
      return list((i) => call('dominanceAt', d, i), seatAt);
    },
    plans(district) {
      const d = districtOf(district);
      return list((i) => call('planAt', d, i), seatAt);
    },
    stack(district, kind) {
      const d = districtOf(district),
        k = index(STACKS, kind, 'stack');
      const t = call('stack', d, k);
      return t < 0 ? null : { card: table.types[t], left: call('stackLeft', d, k) };
    },
    random(size) {
      return checked(call('random', whole(size, 'size')));
    },
    store,
    log,
    setting(name) {
      return settingOf(name);
    },
    number(name, { of, where } = {}) {
      return checked(
        call(
          'number',
          index(NUMBERS, name, 'number'),
          of === undefined ? 0 : WHO_SEAT + seatOf(of),
          where === undefined ? 0 : WHERE_DISTRICT + districtOf(where),
        ),
      );
    },
    power() {
      return call('power');
    },
    dice() {
      return list(
        (i) => call('dice', i),
        (f) => FACES[f],
      );
    },
    chooseDistrict(options = game.districts) {
      return among('chooseDistrict', taken(options, 'districts'), districtOf);
    },
    chooseSeat(options = game.rivals) {
      return among('chooseSeat', taken(options, 'cults'), (id) => index(table.seats, id, 'cult'));
    },
    chooseNumber(from, to) {
      const all = [],
        last = whole(to, 'to');
      for (let n = whole(from, 'from'); n <= last && all.length <= MOST; n++) all.push(n);
      return among('chooseNumber', all, (n) => n);
    },
    chooseToken(by) {
      return TOKENS[one('chooseTokens', [0, 1, 2], seatOf(by))];
    },
    chooseCards(places, min = 1, max = min) {
      return some('chooseCard', places, min, max);
    },
    chooseDiscards(places, min = 1, max = min) {
      return some('chooseDiscard', places, min, max);
    },
    chooseStack(stacks) {
      return among(
        'chooseStack',
        taken(stacks, 'stacks'),
        ({ district, kind }) => districtOf(district) * 2 + index(STACKS, kind, 'stack'),
      );
    },
    chooseRitual(rituals) {
      return among('chooseRitual', taken(rituals, 'Rituals'), (ritual) => {
        const { cult, level, district } = ritualOf(ritual);
        return cult * 16 + district * 4 + level;
      });
    },
    chooseMove(moves) {
      return among('moveRitual', taken(moves, 'moves'), ({ ritual, to }) => {
        const { level, district } = ritualOf(ritual);
        return district * 16 + level * 4 + districtOf(to);
      });
    },
    chooseOne(count, by) {
      const all = [],
        most = whole(count, 'count');
      for (let n = 0; n < most && n <= MOST; n++) all.push(n);
      return one('chooseOne', all, seatOf(by));
    },
    pay(power) {
      checked(call('choose', at(KINDS, 'pay'), whole(power, 'power')));
      answered();
    },
    setDie(die, face) {
      act('setDie', whole(die, 'die'), index(FACES, face, 'face'));
    },
    skipAdvance() {
      act('skipAdvance');
    },
    keepRitual() {
      act('keepRitual');
    },
    draw(count, cult) {
      act('draw', whole(count, 'count'), seatOf(cult));
    },
    disorganization(count, cult) {
      act('disorganization', whole(count, 'count'), seatOf(cult));
    },
    gain(token, count, cult) {
      act('gain', tokenOf(token), whole(count, 'count'), seatOf(cult));
    },
    lose(token, count, cult) {
      act('lose', tokenOf(token), whole(count, 'count'), seatOf(cult));
    },
    discard(place) {
      act('discard', whole(place, 'place'));
    },
    destroyDiscard(place) {
      act('destroyDiscard', whole(place, 'place'));
    },
    takeCard(district, kind) {
      act('takeCard', districtOf(district), index(STACKS, kind, 'stack'));
    },
    placeRitual(level, district, cult) {
      act('placeRitual', whole(level, 'level'), districtOf(district), seatOf(cult));
    },
    moveRitual(ritual, to) {
      const { cult, level, district } = ritualOf(ritual);
      act('moveRitual', cult, level, district, districtOf(to));
    },
    raiseRitual(ritual) {
      const { cult, level, district } = ritualOf(ritual);
      act('raiseRitual', cult, level, district);
    },
    removeRitual(ritual) {
      const { cult, level, district } = ritualOf(ritual);
      act('removeRitual', cult, level, district);
    },
    placeSite(district, cult) {
      act('placeSite', districtOf(district), seatOf(cult));
    },
    placeDominance(district, cult) {
      act('placeDominance', districtOf(district), seatOf(cult));
    },
    removeDominance(district, cult) {
      act('removeDominance', districtOf(district), seatOf(cult));
    },
    advance(district, count = 1) {
      act('advance', districtOf(district), whole(count, 'count'));
    },
    placeInvestigator(district, count = 1) {
      act('placeInvestigator', districtOf(district), whole(count, 'count'));
    },
    removeInvestigator(district, count = 1) {
      act('removeInvestigator', districtOf(district), whole(count, 'count'));
    },
    swapPlans(district) {
      act('swapPlans', districtOf(district));
    },
    addThugs(count) {
      act('addThugs', whole(count, 'count'));
    },
    addAttack(count) {
      act('addAttack', whole(count, 'count'));
    },
    change(number, add, rounds = 1) {
      act('change', index(NUMBERS, number, 'number'), whole(add), whole(rounds, 'rounds'));
    },
  };
  return game;
}
