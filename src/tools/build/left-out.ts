import type { Plugin } from 'vite';

/** An extension that registers nothing. Some are extended by Pixi itself, so it is a class. */
const nothing = (name: string): string => `export class ${name} { static extension = { type: [] }; }`;

/** A class that nothing is an instance of. */
const nobody = (name: string): string => `export class ${name} {}`;

/** Functions that must not be called. */
const missing = (...names: readonly string[]): string =>
  names
    .map(
      (name) =>
        `export function ${name}() { throw new Error('${name} is left out of the build: see src/tools/build/left-out.ts'); }`,
    )
    .join('\n');

/** What WebGPU wants to know of a shader: nobody reads it. */
const unread = (name: string): string => `export const ${name} = () => ({});`;

/** Colours are numbers and hexadecimal texts here; black is Pixi's own default for letters. Pixi refuses all others by their text. */
const COLOURS = `
const NAMED = { black: '#000', white: '#fff' };
export const extend = () => {};
export function colord(text) {
  let hex = (NAMED[text] ?? text).slice(1);
  if (hex.length < 6) hex = hex.replace(/./g, '$&$&');
  const [r, g, b, a = 255] = (hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));
  return { rgba: { r, g, b, a: a / 255 }, isValid: () => b >= 0 };
}`;

/** Textures come from pictures and canvases; the stencil is for masks. */
const FORMATS = `
export const mapFormatToGlInternalFormat = (gl) => ({
  r8unorm: gl.R8, rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8,
  stencil8: gl.STENCIL_INDEX8, depth24plus: gl.DEPTH_COMPONENT24, 'depth24plus-stencil8': gl.DEPTH24_STENCIL8,
});`;

/**
 * Parts of Pixi that this page never uses, but that Pixi registers or imports by itself. What replaces each, by its file:
 * - its canvas renderer (we draw with WebGL), what only WebGPU reads, code that is made from text (`pixi.js/unsafe-eval` replaces it);
 * - its asset loader (`shell/assets.ts` fetches), videos, compressed textures, particle containers;
 * - curves, polygons, gradients and patterns: the art is baked, and we draw circles, arcs and (rounded) rectangles;
 * - masks by pictures, and its greeting in the console.
 */
const PIXI: Readonly<Record<string, string>> = {
  'scene/graphics/canvas/CanvasGraphicsPipe': nothing('CanvasGraphicsPipe'),
  'scene/graphics/canvas/CanvasGraphicsContextSystem': nothing('CanvasGraphicsContextSystem'),
  'scene/sprite-nine-slice/canvas/CanvasNineSliceSpritePipe': nothing('CanvasNineSliceSpritePipe'),
  'rendering/renderers/canvas/utils/canvasUtils': 'export const canvasUtils = {};',
  'rendering/renderers/gpu/shader/utils/extractAttributesFromGpuProgram': unread('extractAttributesFromGpuProgram'),
  'rendering/renderers/gpu/shader/utils/generateGpuLayoutGroups': unread('generateGpuLayoutGroups'),
  'rendering/renderers/gpu/GpuUboSystem': nobody('GpuUboSystem'),
  'rendering/renderers/gl/GlUboSystem': nothing('GlUboSystem'),
  'rendering/renderers/shared/shader/UboSystem': nobody('UboSystem'),
  'unsafe-eval/ubo/generateUboSyncPolyfill': missing('generateUboSyncPolyfillSTD40', 'generateUboSyncPolyfillWGSL'),
  'rendering/renderers/gl/shader/GenerateShaderSyncCode': missing('generateShaderSyncCode'),
  'rendering/renderers/gl/shader/utils/generateUniformsSync': missing('generateUniformsSync'),
  'rendering/renderers/shared/texture/sources/VideoSource': nothing('VideoSource'),
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource':
    'export const glUploadCompressedTextureResource = {};',
  'rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat': FORMATS,
  'spritesheet/spritesheetAsset': nothing('spritesheetAsset'),
  'scene/particle-container/shared/ParticleBuffer': nobody('ParticleBuffer'),
  'unsafe-eval/particle/generateParticleUpdatePolyfill': missing('generateParticleUpdatePolyfill'),
  'scene/graphics/shared/svg/SVGParser': missing('SVGParser'),
  'scene/graphics/shared/svg/parseSVGPath': missing('parseSVGPath'),
  'scene/graphics/shared/path/roundShape': missing('roundedShapeArc', 'roundedShapeQuadraticCurve'),
  'scene/graphics/shared/buildCommands/buildArcTo': missing('buildArcTo'),
  'scene/graphics/shared/buildCommands/buildArcToSvg': missing('buildArcToSvg'),
  'scene/graphics/shared/buildCommands/buildAdaptiveBezier': missing('buildAdaptiveBezier'),
  'scene/graphics/shared/buildCommands/buildAdaptiveQuadratic': missing('buildAdaptiveQuadratic'),
  'scene/graphics/shared/utils/triangulateWithHoles': missing('triangulateWithHoles'),
  'scene/graphics/shared/fill/FillGradient': nobody('FillGradient'),
  'scene/graphics/shared/fill/FillPattern': nobody('FillPattern'),
  'rendering/mask/alpha/AlphaMaskPipe': nothing('AlphaMaskPipe'),
  'rendering/renderers/shared/startup/HelloSystem': nothing('HelloSystem'),
};

/** Leaves those parts out of the page: they are 25 kB of what a player would fetch before the first decision. */
export function leaveOut(): Plugin {
  return {
    name: 'left-out',
    load(id) {
      const part = /\/pixi\.js\/lib\/(.*)\.mjs$/.exec(id)?.[1];
      if (part !== undefined && Object.hasOwn(PIXI, part)) return PIXI[part]!;
      if (id.endsWith('/@pixi/colord/index.mjs')) return COLOURS;
      if (id.endsWith('/@pixi/colord/plugins/names.mjs')) return 'export default null;';
      return null;
    },
  };
}
