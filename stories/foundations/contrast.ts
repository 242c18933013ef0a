/** The contrast formula of the palette's pages, for the stories of other folders. */
export { contrastRatio } from '../../src/theme/contrastRatio.ts';
