import type { EffectContext } from '../state/context';
import type { CardUse } from '../state/frames';
import type { CultsFrame, CultsPlay, ScriptFrame } from '../state/state';
import { findCopy, nameCopy } from './copies';
import type { CopyName, View } from '../../contract/view-types';

/** What is still to be done, as a view tells it: copies of cards are named, and what others know is left out. */
type NamedContext = Omit<EffectContext, 'card'> & { readonly card: CopyName | null };
type Named<F> = Omit<F, 'context'> & { readonly context: NamedContext };
type NamedScript = Omit<ScriptFrame, 'context' | 'use' | 'before'> & {
  readonly context: NamedContext;
  readonly use: (Omit<CardUse, 'copy'> & { readonly copy: CopyName | null }) | null;
  readonly before: null;
};
type CardStep = 'effects' | 'choice' | 'trigger' | 'script';
export type NamedFrame =
  | Exclude<CultsFrame, { readonly step: CardStep }>
  | Named<CultsFrame<'effects'>>
  | Named<CultsFrame<'choice'>>
  | Named<CultsFrame<'trigger'>>
  | NamedScript;

/** The view as the rules make it and read it again. */
export type RulesView = View<NamedFrame>;

/** The frame as the viewer may know it. */
export function nameFrame(game: CultsPlay, frame: CultsFrame, viewer: number): NamedFrame {
  const named = (context: EffectContext): NamedContext => ({ ...context, card: nameCopy(game, context.card, viewer) });
  switch (frame.step) {
    case 'effects':
    case 'choice':
    case 'trigger':
      return { ...frame, context: named(frame.context) };
    case 'script': {
      const { use } = frame;
      return {
        ...frame,
        context: named(frame.context),
        ...openAnswers(frame, viewer),
        before: null,
        offered: [],
        told: 0,
        stream: 0,
        use: use === null ? null : { ...use, copy: nameCopy(game, use.copy, viewer) },
      };
    }
    default:
      return frame;
  }
}

/** Answers from other seats' hands stay hidden; `imagine` invents them. */
function openAnswers({ answers, asked }: ScriptFrame, viewer: number): Pick<ScriptFrame, 'answers' | 'asked'> {
  const isOpenTo = (seat: number | undefined): boolean => seat === undefined || seat < 0 || seat === viewer;
  return {
    answers: answers.map((answer, at) => (isOpenTo(asked[at]) ? answer : null)),
    asked: asked.slice(0, answers.length),
  };
}

/** The frame again in a state made from the view. */
export function findFrame(game: CultsPlay, frame: NamedFrame): CultsFrame {
  const found = (context: NamedContext): EffectContext => ({ ...context, card: findCopy(game, context.card) });
  switch (frame.step) {
    case 'effects':
    case 'choice':
    case 'trigger':
      return { ...frame, context: found(frame.context) };
    case 'script': {
      const { use } = frame;
      return { ...frame, context: found(frame.context), use: use === null ? null : { ...use, copy: findCopy(game, use.copy) } };
    }
    default:
      return frame;
  }
}
