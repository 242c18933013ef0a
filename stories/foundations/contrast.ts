/** For stories of other folders: what the palette's own pages measure with. */
export { contrastRatio } from '../../src/theme/contrastRatio.ts';
