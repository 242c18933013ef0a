import { describe, expect, it } from 'vitest';
import { compileSprite } from './compileSprite.ts';
import { faviconSprite } from './faviconSprite.ts';
import { spriteToSvg } from './spriteToSvg.ts';

describe('spriteToSvg', () => {
  it('writes a complete SVG file', () => {
    const sprite = compileSprite({ rows: ['a.', '.b'], palette: { a: '#111111', b: '#222222' } });
    expect(spriteToSvg(sprite)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" shape-rendering="crispEdges">' +
        '<path fill="#111111" d="M0 0h1v1h-1z"/><path fill="#222222" d="M1 1h1v1h-1z"/></svg>\n',
    );
  });

  it('escapes colors in attributes', () => {
    const sprite = compileSprite({ rows: ['a'], palette: { a: '"/><script>&' } });
    expect(spriteToSvg(sprite)).toContain('fill="&quot;/>&lt;script>&amp;"');
  });

  it('writes plain hex colors for the favicon, which has no style sheet', () => {
    expect(faviconSprite).toMatchObject({ width: 16, height: 16 });
    expect(faviconSprite.paths.length).toBeGreaterThan(3);
    for (const [, fill] of spriteToSvg(faviconSprite).matchAll(/fill="([^"]*)"/g))
      expect(fill).toMatch(/^#[0-9a-f]{6}$/);
  });
});
