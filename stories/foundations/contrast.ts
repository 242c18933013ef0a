/** WCAG's contrast formula, for the stories of other folders. */
export { contrastRatio } from '../../src/theme/contrastRatio.ts';
