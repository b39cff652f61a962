/**
 * The guest's side of any game: the protocol with the host, and what scripts are given. It speaks with the host in whole numbers
 * through one function and gives scripts names and small objects. It runs in QuickJS, in a world that is frozen already; so what
 * the language itself has can be relied on. Of what a script hands over only numbers, texts and real parts of lists are used, each
 * read once, and no function of this file ever gets into its hands.
 */
export default function makeGuest(
  host,
  InternalError,
  { calls, kinds: KINDS, makers, span: SPAN, options: MOST },
  makeStore,
  makeDeclaring,
  makeLog,
  makeGame,
) {
  // Numbers of a call lie between -HALF and HALF; so two of them and the call fit into one exact double.
  const HALF = SPAN / 2;
  const CALL = {};
  calls.forEach((name, i) => {
    CALL[name] = i;
  });
  const isThing = (v) => (typeof v === 'object' && v !== null) || typeof v === 'function';
  // Whatever can be reached from it; accessors are frozen, not read.
  const freezeDeep = (whole) => {
    const todo = [whole];
    while (todo.length > 0) {
      const thing = todo.pop();
      if (!isThing(thing) || (thing !== whole && Object.isFrozen(thing))) continue;
      Object.freeze(thing);
      for (const key of [...Object.getOwnPropertyNames(thing), ...Object.getOwnPropertySymbols(thing)]) {
        const { value, get, set } = Object.getOwnPropertyDescriptor(thing, key);
        todo.push(value, get, set);
      }
    }
    return whole;
  };
  const notes = makeLog();
  const SUSPENDED = Object.freeze({});
  // What the script said to this very API and what it does not understand: told apart from the script's own errors by identity.
  let rubbish = SUSPENDED;
  const wrong = (what) => {
    rubbish = new TypeError(what);
    throw rubbish;
  };
  // Who sits where, the table.types of cards, and whose run it is: the host tells them.
  const table = { seats: [], types: [], me: 0 };
  const whole = (n, what = 'a number') => {
    if (typeof n !== 'number' || !(n > -HALF && n < HALF && n % 1 === 0)) wrong(what + ' must be a whole number in range');
    return n;
  };
  // Two numbers carry a call: half as many handles cross the border.
  const part = (n) => n + HALF;
  // The second is left out where it would say nothing.
  const call = (name, a = 0, b = 0, c = 0, d = 0) => {
    const first = (CALL[name] * SPAN + part(a)) * SPAN + part(b);
    return c === 0 && d === 0 ? host(first) : host(first, part(c) * SPAN + part(d));
  };
  // A script that should stop (it waits for a player, or broke a rule) is unwound; whatever it does then no longer counts.
  const REFUSED = -2;
  const checked = (r) => {
    if (r === REFUSED) throw new Error('refused by the rules');
    if (r < 0) throw SUSPENDED;
    return r;
  };
  const act = (name, a, b, c, d) => {
    checked(call(name, a, b, c, d));
  };
  const at = (list, id) => {
    for (let i = 0; i < list.length; i++) if (list[i] === id) return i;
    return -1;
  };
  const index = (list, id, what) => {
    const i = at(list, id);
    if (i < 0) wrong('unknown ' + what + ': ' + (typeof id === 'string' ? id.slice(0, 40) : typeof id));
    return i;
  };
  const seatOf = (id) => (id === undefined ? table.me : index(table.seats, id, 'cult'));
  const list = (read, make = (r) => r) => {
    const found = [];
    for (let i = 0; i < 200; i++) {
      const r = read(i);
      if (r === REFUSED) checked(r);
      if (r < 0) break;
      found[i] = make(r);
    }
    return found;
  };
  const those = (list, which) => {
    const found = [];
    for (let i = 0; i < list.length; i++) if (which(i)) found[found.length] = list[i];
    return found;
  };
  const typeAt = (t) => table.types[t],
    seatAt = (s) => table.seats[s];
  // A list of the script's, copied part by part, so that neither a getter nor a method of it changes what was read.
  const taken = (list, what) => {
    if (!isThing(list)) wrong(what + ' must be a list');
    const n = whole(list.length, 'the length of ' + what),
      own = [];
    if (n > MOST) wrong(what + ' may be ' + MOST + ' at the most');
    for (let i = 0; i < n; i++) own[i] = list[i];
    return own;
  };
  const choose = (kind, options, min, max, seat) => {
    const option = (i) => (i < options.length ? whole(options[i], 'an option') : 0);
    for (let i = 0; i < options.length; i += 3)
      checked(call('options', options.length - i, option(i), option(i + 1), option(i + 2)));
    const count = checked(call('choose', at(KINDS, kind), whole(min, 'min'), whole(max, 'max'), seat));
    notes.begin();
    const places = [];
    for (let i = 0; i < count; i++) places[i] = call('chosen', i);
    return places;
  };
  // Options as the script gave them and as numbers; gives the option that was chosen.
  const among = (kind, options, numberOf) =>
    options[
      one(
        kind,
        options.map((option) => numberOf(option)),
      )
    ];
  const some = (kind, places, min, max) => {
    const own = taken(places, 'places');
    return choose(kind, own, min, max, table.me).map((i) => own[i]);
  };
  const one = (kind, options, seat = table.me) => choose(kind, options, 1, 1, seat)[0];
  const shelf = makeStore({ at, call, checked, freezeDeep, wrong });
  const declaring = makeDeclaring({ freezeDeep, wrong });
  const { store, settingOf } = shelf;
  const { log } = notes;
  const kit = {
    table,
    KINDS,
    MOST,
    isThing,
    wrong,
    whole,
    call,
    REFUSED,
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
    choose,
    among,
    some,
    one,
    store,
    settingOf,
    log,
    answered: notes.begin,
  };
  const game = freezeDeep(makeGame(kit));
  const api = {};
  for (const maker of makers) api[maker] = declaring.declared(maker);
  freezeDeep(api);
  // What went wrong, without running anything of the script's: only plain data properties of the error are read.
  const plain = (e, key) => {
    const d = isThing(e) ? Object.getOwnPropertyDescriptor(e, key) : undefined;
    return d !== undefined && typeof d.value === 'string' ? d.value : '';
  };
  const INTERNAL = { 'out of memory': 'outOfMemory', 'stack overflow': 'stackOverflow', 'string too long': 'textTooLong' };
  const codeOf = (e) =>
    e === rubbish
      ? 'rubbish'
      : !isThing(e)
        ? 'threw'
        : e instanceof InternalError
          ? (INTERNAL[plain(e, 'message')] ?? 'threw')
          : e instanceof TypeError
            ? 'typeError'
            : e instanceof ReferenceError
              ? 'referenceError'
              : e instanceof RangeError
                ? 'rangeError'
                : e instanceof SyntaxError
                  ? 'syntaxError'
                  : 'threw';
  let failure = '';
  const failed = (e) => {
    failure = JSON.stringify([codeOf(e), plain(e, 'message').slice(0, 300), plain(e, 'stack').slice(0, 1000)]);
  };
  return Object.freeze({
    api,
    failure: () => failure,
    failed,
    // A file that has run: nothing that it declared or exports can be written to from now on.
    loaded(module) {
      freezeDeep(module.$$top);
      for (const name of Object.keys(module)) freezeDeep(module[name]);
    },
    described(module) {
      return declaring.described(module.default) ?? (module.default === undefined ? null : undefined);
    },
    sealed() {
      declaring.seal();
    },
    seats(names) {
      table.seats = names.split(',');
    },
    types(names) {
      table.types = names.split(',');
    },
    opened: shelf.openStore,
    kept: shelf.storeText,
    settings: shelf.openSettings,
    logged: notes.text,
    // Gives 1 where the script failed, and 2 more where it has written something for its author.
    run(n, who) {
      table.me = who;
      notes.begin();
      rubbish = SUSPENDED;
      const script = declaring.functions[n];
      try {
        script(game);
        return notes.isEmpty() ? 0 : 2;
      } catch (e) {
        if (e !== SUSPENDED) failed(e);
        return (e === SUSPENDED ? 0 : 1) + (notes.isEmpty() ? 0 : 2);
      }
    },
  });
}
