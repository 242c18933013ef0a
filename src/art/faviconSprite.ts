import favicon from 'virtual:sprite/favicon';
import type { CompiledSprite } from './CompiledSprite.ts';

/** The site's icon (16 x 16 dots): a small console. */
export const faviconSprite: CompiledSprite = favicon;
