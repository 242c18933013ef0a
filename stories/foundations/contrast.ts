/** For stories of other rooms: what the palette's own pages measure with. */
export { contrastRatio } from '../../src/theme/contrastRatio.ts';
