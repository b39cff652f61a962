import type { GameEvent, TableView } from '../../contract/view-types';

/** Applies one event to a view. */
export type Change = (view: TableView, event: GameEvent) => TableView;
export type Changes = Readonly<Record<string, Change>>;

export const text = (event: GameEvent, key: string): string => (typeof event[key] === 'string' ? event[key] : '');
export const number = (event: GameEvent, key: string): number => (typeof event[key] === 'number' ? event[key] : 0);
export const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
