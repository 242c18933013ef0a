import type { CompiledSprite } from './CompiledSprite.ts';
import favicon from './compiled/favicon.json' with { type: 'json' };

/** The site's icon (16 x 16 dots): a small console. */
export const faviconSprite: CompiledSprite = favicon;
