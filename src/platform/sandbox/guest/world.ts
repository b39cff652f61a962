/** What a guest's context is made with. Modules need promises inside; scripts see none of them. */
export const INTRINSICS = {
  BaseObjects: true,
  Date: false,
  Eval: true,
  StringNormalize: false,
  RegExp: true,
  JSON: true,
  Proxy: false,
  MapSet: true,
  TypedArrays: false,
  Promise: true,
} as const;

const ERROR = 'length name prototype';
const ERROR_PROTOTYPE = 'name message constructor';

/**
 * The world of scripts, by permission: every object that they can reach and every name and symbol (`@@`) that it has. Whatever
 * is not written here is taken away before the first script comes; what is left is frozen. Left out on purpose: clocks and
 * chance, code from text, proxies and reflection, what depends on the collection of garbage, on a locale or on nothing but
 * habit, and what one function could keep for another. The global object itself cannot be reached: its frozen properties could
 * still be redefined (a fault of QuickJS), and a value stored there would outlive the run.
 *
 * Objects without a global name stand between percent signs; code/lockdown.js knows how to reach them.
 */
export const WORLD: Readonly<Record<string, string>> = {
  globalThis:
    'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError Array Object parseInt parseFloat isNaN isFinite Infinity NaN undefined Number Boolean String Math Symbol RegExp JSON Map Set @@toStringTag',
  Error: ERROR,
  'Error.prototype': 'toString name message constructor',
  EvalError: ERROR,
  'EvalError.prototype': ERROR_PROTOTYPE,
  RangeError: ERROR,
  'RangeError.prototype': ERROR_PROTOTYPE,
  ReferenceError: ERROR,
  'ReferenceError.prototype': ERROR_PROTOTYPE,
  SyntaxError: ERROR,
  'SyntaxError.prototype': ERROR_PROTOTYPE,
  TypeError: ERROR,
  'TypeError.prototype': ERROR_PROTOTYPE,
  URIError: ERROR,
  'URIError.prototype': ERROR_PROTOTYPE,
  Array: 'length name isArray from of prototype @@species',
  'Array.prototype':
    'length at with concat every some forEach map filter reduce reduceRight fill find findIndex findLast findLastIndex indexOf lastIndexOf includes join toString pop push shift unshift reverse toReversed sort toSorted slice splice toSpliced copyWithin flatMap flat values keys entries constructor @@iterator',
  Object:
    'length name create getPrototypeOf defineProperty defineProperties getOwnPropertyNames getOwnPropertySymbols keys values entries isExtensible preventExtensions getOwnPropertyDescriptor getOwnPropertyDescriptors is assign seal freeze isSealed isFrozen fromEntries hasOwn prototype',
  'Object.prototype': 'toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable constructor',
  Number:
    'length name parseInt parseFloat isNaN isFinite isInteger isSafeInteger MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY EPSILON MAX_SAFE_INTEGER MIN_SAFE_INTEGER prototype',
  'Number.prototype': 'toExponential toFixed toPrecision toString valueOf constructor',
  Boolean: 'length name prototype',
  'Boolean.prototype': 'toString valueOf constructor',
  String: 'length name fromCharCode fromCodePoint prototype',
  'String.prototype':
    'length at charCodeAt charAt concat codePointAt isWellFormed toWellFormed indexOf lastIndexOf includes endsWith startsWith match matchAll search split substring slice repeat replace replaceAll padEnd padStart trim trimEnd trimStart toString valueOf toLowerCase toUpperCase constructor @@iterator',
  Math: 'min max abs floor ceil round sqrt acos asin atan atan2 cos exp log pow sin tan trunc sign cosh sinh tanh acosh asinh atanh expm1 log1p log2 log10 cbrt hypot fround imul clz32 E LN10 LN2 LOG2E LOG10E PI SQRT1_2 SQRT2 @@toStringTag',
  Symbol:
    'length name toPrimitive iterator match matchAll replace search split toStringTag isConcatSpreadable hasInstance species unscopables asyncIterator prototype',
  'Symbol.prototype': 'toString valueOf description constructor @@toPrimitive @@toStringTag',
  RegExp: 'length name prototype @@species',
  'RegExp.prototype':
    'flags source global ignoreCase multiline dotAll unicode unicodeSets sticky hasIndices exec test toString constructor @@replace @@match @@matchAll @@search @@split',
  JSON: 'parse stringify @@toStringTag',
  Map: 'length name prototype @@species',
  'Map.prototype': 'set get has delete clear size forEach values keys entries constructor @@iterator @@toStringTag',
  Set: 'length name prototype @@species',
  'Set.prototype': 'add has delete clear size forEach values keys entries constructor @@iterator @@toStringTag',
  '%FunctionPrototype%': 'length name call apply bind toString @@hasInstance',
  '%IteratorPrototype%': '@@iterator',
  '%ArrayIterator%': 'next @@toStringTag',
  '%MapIterator%': 'next @@toStringTag',
  '%SetIterator%': 'next @@toStringTag',
  '%StringIterator%': 'next @@toStringTag',
  '%RegExpStringIterator%': 'next @@toStringTag',
  '%InternalErrorPrototype%': 'name message',
  '%AggregateErrorPrototype%': 'name message',
  '%GeneratorFunctionPrototype%': 'prototype',
  '%GeneratorPrototype%': '',
  '%AsyncFunctionPrototype%': '',
  '%PromisePrototype%': '',
  '%ThrowTypeError%': 'length name',
};
