import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the game's dress. Colours of the palette come as CSS variables from `dress`. */
const theme = EditorView.theme(
  {
    '&': { color: 'var(--ivory)', backgroundColor: '#0f0a07', fontSize: '15px', height: '100%', borderRadius: '7px' },
    '&.cm-focused': { outline: '2px solid var(--brass)' },
    '.cm-scroller': { fontFamily: "'DejaVu Sans Mono', Consolas, monospace", lineHeight: '1.65' },
    '.cm-content': { caretColor: 'var(--brassLight)', padding: '8px 0' },
    '.cm-cursor': { borderLeftColor: 'var(--brassLight)' },
    '.cm-gutters': { backgroundColor: 'transparent', color: '#8f7b55', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(255 223 128 / 6%)' },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
      backgroundColor: 'rgb(199 154 75 / 34%) !important',
    },
    '.cm-matchingBracket': { backgroundColor: 'rgb(127 240 200 / 22%) !important', outline: 'none' },
    '.cm-tooltip': {
      border: '1px solid var(--brass)',
      borderRadius: '7px',
      backgroundColor: '#241a11',
      color: 'var(--ivory)',
      font: "500 15px/1.35 'Alegreya Sans', sans-serif",
      maxWidth: 'min(460px, 90vw)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: '#5b4322', color: 'var(--ivory)' },
    '.cm-completionDetail': { color: 'var(--secondary)', fontStyle: 'normal' },
    '.cm-completionInfo': { padding: '6px 10px' },
    '.cm-help': { padding: '6px 10px' },
    '.cm-help p': { margin: '2px 0' },
    '.cm-help code': { color: 'var(--brassLight)', font: "700 14px 'DejaVu Sans Mono', Consolas, monospace" },
    '.cm-diagnostic': { padding: '5px 10px' },
    '.cm-diagnostic-error': { borderLeft: '4px solid #f26b4e' },
    '.cm-diagnostic-warning': { borderLeft: '4px solid var(--legal)' },
    '.cm-diagnosticAction': {
      minHeight: '28px',
      padding: '2px 10px',
      border: '1px solid var(--brass)',
      borderRadius: '6px',
      background: 'linear-gradient(#d9b063, #a97c34)',
      color: '#1d1208',
    },
    '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy #f26b4e', textUnderlineOffset: '3px' },
    '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy #ffdf80', textUnderlineOffset: '3px' },
  },
  { dark: true },
);

const colours = HighlightStyle.define([
  { tag: tags.comment, color: '#8f8062', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.moduleKeyword], color: '#e6a06b' },
  { tag: [tags.string, tags.special(tags.string)], color: '#a9cf8f' },
  { tag: [tags.number, tags.bool, tags.null], color: '#8fb9e8' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: '#efd08a' },
  { tag: tags.propertyName, color: '#f4e8cb' },
  { tag: [tags.variableName, tags.definition(tags.variableName)], color: '#e8d9b0' },
  { tag: [tags.punctuation, tags.bracket, tags.operator], color: '#bfae88' },
  { tag: tags.invalid, color: '#f26b4e' },
]);

export const DRESSED: Extension = [theme, syntaxHighlighting(colours)];
