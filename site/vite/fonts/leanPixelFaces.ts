import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Matches the files of pixel fonts. In other fonts, hints change the widths of characters. */
const pixelFontFile = /(^|\/)(press-start-2p|vt323)-.*\.woff2$/;

/**
 * Removes the hints of pixel fonts (two thirds of their size). Widths stay the same; edges differ
 * slightly on systems with full hinting.
 */
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
