import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Two thirds of a pixel face are hints for its dots. Without them its letters are as wide, and where a system hints in full their edges
 * are smoothed a little differently. Other faces keep theirs: where a system applies them, the widths of letters depend on them.
 */
const pixelFontFile = /(^|\/)(press-start-2p|vt323)-.*\.woff2$/;

/** Writes the pixel faces without their hints. */
export function leanPixelFaces(): Plugin {
  return {
    name: 'lean-pixel-faces',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !pixelFontFile.test(file.fileName)) continue;
        const originalFont = Buffer.from(file.source);
        file.source = await subsetFont(originalFont, undefined, {
          targetFormat: 'woff2',
          keepAllGlyphs: true,
          noHinting: true,
        });
      }
    },
  };
}
