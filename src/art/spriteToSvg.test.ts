import { describe, expect, it } from 'vitest';
import { faviconSprite } from './faviconSprite.ts';
import { spriteToSvg } from './spriteToSvg.ts';

describe('spriteToSvg', () => {
  it('writes a whole file', () => {
    expect(spriteToSvg({ rows: ['a.', '.b'], palette: { a: '#111111', b: '#222222' } })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" shape-rendering="crispEdges">' +
        '<path fill="#111111" d="M0 0H1V1H0z"/><path fill="#222222" d="M1 1H2V2H1z"/></svg>\n',
    );
  });

  it('lets no colour break out of its attribute', () => {
    expect(spriteToSvg({ rows: ['a'], palette: { a: '"/><script>&' } })).toContain('fill="&quot;/>&lt;script>&amp;"');
  });

  it('needs no style sheet for the favicon: its colours are plain', () => {
    expect(faviconSprite.rows).toHaveLength(16);
    for (const [, fill] of spriteToSvg(faviconSprite).matchAll(/fill="([^"]*)"/g))
      expect(fill).toMatch(/^#[0-9a-f]{6}$/);
  });
});
