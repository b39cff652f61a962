import type { Page } from 'playwright-core';

/** A decoder of its own mind: samples that it leaves in front of the sound and behind it, or drops there. */
export interface Decoder {
  readonly rate: number;
  readonly front: number;
  readonly end: number;
}

export interface Seam {
  /** The largest step from one sample to the next, anywhere in the sound. */
  readonly step: number;
  /** The largest step around the place where the loop closes. */
  readonly seam: number;
  /** How far the loop departs there from what the file itself goes on with. */
  readonly difference: number;
}

export interface Edges {
  readonly name: string;
  readonly begins: number;
  readonly ends: number;
  readonly peak: number;
}

/** Howler's own lists, which its types do not tell of. */
interface Playing {
  readonly _howls: readonly {
    readonly _src: string;
    readonly _state: string;
    readonly _sprite: Readonly<Record<string, readonly [start: number, length: number]>>;
    readonly _sounds: readonly {
      readonly _paused: boolean;
      readonly _node: { readonly bufferSource?: AudioBufferSourceNode | null };
    }[];
  }[];
}

/** Lets the game decode as such a decoder would; nothing is decoded before the player's first gesture. */
function decodeAs({ rate, front, end }: Decoder): void {
  AudioContext.prototype.decodeAudioData = async (data, done) => {
    const whole = (await new OfflineAudioContext(1, rate, rate).decodeAudioData(data)).getChannelData(0);
    const kept = new Float32Array(whole.length + front + end);
    for (let index = 0; index < kept.length; index++) kept[index] = whole[index - front] ?? 0;
    const buffer = new AudioBuffer({ length: kept.length, sampleRate: rate });
    buffer.copyToChannel(kept, 0);
    done?.(buffer);
    return buffer;
  };
}

/** Plays what the game plays, with its loop points, over the place where they join. */
async function measure(): Promise<Seam> {
  const howls = (globalThis as unknown as { readonly Howler: Playing }).Howler._howls;
  const source = howls[0]!._sounds.find(({ _paused }) => !_paused)!._node.bufferSource!;
  const { buffer, loop, loopStart, loopEnd } = source;
  const rate = buffer!.sampleRate;
  const around = 0.25;
  const heard = async (goesRound: boolean): Promise<Float32Array> => {
    const context = new OfflineAudioContext(1, 2 * around * rate, rate);
    const node = new AudioBufferSourceNode(context, { buffer, loop: goesRound, loopStart, loopEnd });
    node.connect(context.destination);
    node.start(0, loopEnd - around);
    return (await context.startRendering()).getChannelData(0);
  };
  const largest = (count: number, of: (index: number) => number): number => {
    let most = 0;
    for (let index = 1; index < count; index++) most = Math.max(most, Math.abs(of(index)));
    return most;
  };
  const [round, straight] = [await heard(loop), await heard(false)];
  const wave = buffer!.getChannelData(0);
  const inside = wave.subarray(loopStart * rate, loopEnd * rate);
  return {
    step: largest(inside.length, (index) => inside[index]! - inside[index - 1]!),
    seam: largest(round.length, (index) => round[index]! - round[index - 1]!),
    difference: largest(round.length, (index) => round[index]! - straight[index]!),
  };
}

/** How loud each effect of the game's own sprite is in its first and last millisecond, and at most. */
async function measureEffects(): Promise<readonly Edges[]> {
  const [howl] = (globalThis as unknown as { readonly Howler: Playing }).Howler._howls;
  const data = await (await fetch(howl!._src)).arrayBuffer();
  // Decoded as the game decodes.
  const buffer = await new AudioContext().decodeAudioData(data);
  const wave = buffer.getChannelData(0);
  const perMs = buffer.sampleRate / 1000;
  const loudest = (from: number, to: number): number =>
    wave.subarray(Math.round(from * perMs), Math.round(to * perMs)).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Object.entries(howl!._sprite).map(([name, [start, length]]) => ({
    name,
    begins: loudest(start, start + 1),
    ends: loudest(start + length - 1, start + length),
    peak: loudest(start, start + length),
  }));
}

/** The edges of all effects, in the page of the game with such a decoder. */
export async function hearEffects(page: Page, decoder: Decoder): Promise<readonly Edges[]> {
  await page.evaluate(decodeAs, decoder);
  await page.mouse.click(5, 5);
  await page.waitForFunction(
    () => (globalThis as unknown as { readonly Howler?: Playing }).Howler?._howls[0]?._state === 'loaded',
    undefined,
    { timeout: 60_000, polling: 30 },
  );
  return page.evaluate(measureEffects);
}

/** What is heard of the ambience where it begins again, in the page of the game with such a decoder. */
export async function hearSeam(page: Page, decoder: Decoder): Promise<Seam> {
  await page.evaluate(decodeAs, decoder);
  await page.mouse.click(5, 5);
  await page.waitForFunction(
    () =>
      (globalThis as unknown as { readonly Howler?: Playing }).Howler?._howls[0]?._sounds.some(
        ({ _paused, _node }) => !_paused && Boolean(_node.bufferSource),
      ),
    undefined,
    { timeout: 60_000, polling: 30 },
  );
  return page.evaluate(measure);
}
