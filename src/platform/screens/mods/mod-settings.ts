import { Container } from 'pixi.js';
import { inLanguage } from '../../i18n/translated';
import type { ModSetting } from '../../sandbox/mods';
import type { ModValues } from '../../shell/settings';
import { makeStepper } from '../../ui/controls/stepper';
import { makeSwitch } from '../../ui/controls/switch';
import { fitWidth, makeText } from '../../ui/text';
import type { Sheet } from '../frame/built-screen';

export type ModSettingValue = ModValues[string];
export type SettingValues = ModValues;

/** The values that a mod still allows: a later version may have other settings than the one for which they were stored. */
export function fittingValues(settings: readonly ModSetting[], values: ModValues): ModValues {
  return Object.fromEntries(settings.flatMap((one) => (isAllowed(one, values[one.name]) ? [[one.name, values[one.name]!]] : [])));
}

function isAllowed(setting: ModSetting, value: ModSettingValue | undefined): boolean {
  if (setting.type === 'boolean') return typeof value === 'boolean';
  if (setting.type === 'choice') return typeof value === 'string' && setting.choices.includes(value);
  return typeof value === 'number' && Number.isInteger(value) && value >= setting.min && value <= setting.max;
}

/** How high a line of settings is, in design pixels. */
const LINE = 54;
/** Settings per line. */
const ABREAST = 3;

/** Height of this many settings, in design pixels. */
export const settingsHeight = (count: number): number => Math.ceil(count / ABREAST) * LINE;

/** The settings of one mod, laid out in lines of `ABREAST`. */
export function makeModSettings(
  sheet: Sheet,
  settings: readonly ModSetting[],
  values: SettingValues,
  width: number,
  change: (values: SettingValues) => void,
): Container {
  const root = new Container();
  const abreast = Math.min(ABREAST, settings.length);
  const gap = 16 * sheet.unit;
  const wide = Math.min(400 * sheet.unit, (width - gap * (abreast - 1)) / abreast);
  settings.forEach((setting, i) => {
    const value = values[setting.name] ?? setting.default;
    const control = makeControl(sheet, setting, value, wide, (now) => change({ ...values, [setting.name]: now }));
    control.position.set((i % ABREAST) * (wide + gap), Math.floor(i / ABREAST) * LINE * sheet.unit);
    root.addChild(control);
  });
  return root;
}

function makeControl(
  sheet: Sheet,
  setting: ModSetting,
  value: ModSettingValue,
  width: number,
  set: (value: ModSettingValue) => void,
): Container {
  const { unit, lang, screens } = sheet;
  const title = inLanguage(setting.title, lang) ?? setting.name;
  const height = 42 * unit;
  if (setting.type === 'boolean') {
    const on = value === true;
    return makeSwitch(title, { unit, width, height, on, state: on ? screens.on : screens.off, change: set });
  }
  const root = new Container();
  const words = makeText(title, 'body', { unit, anchor: [0, 0.5] });
  fitWidth(words, width * 0.56).y = height / 2;
  const stepper = makeStepper({
    unit,
    width: width * 0.42,
    height,
    label: title,
    previous: screens.previous,
    next: screens.next,
    words: String(value),
    step: (by) => set(stepped(setting, value, by)),
  });
  stepper.x = width * 0.58;
  root.addChild(words, stepper);
  return root;
}

function stepped(setting: Exclude<ModSetting, { type: 'boolean' }>, value: ModSettingValue, by: 1 | -1): ModSettingValue {
  if (setting.type === 'number') return Math.max(setting.min, Math.min(setting.max, Number(value) + by));
  const { choices } = setting;
  return choices[(choices.indexOf(String(value)) + by + choices.length) % choices.length]!;
}
