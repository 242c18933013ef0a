import { describe, expect, it } from 'vitest';
import { createDrawingsFile } from './createDrawingsFile.ts';

const red = [{ fill: '#ff0000', d: 'M0 0h1v1h-1z' }];
const blue = [{ fill: '#0000ff', d: 'M0 0h1v1h-1z' }];

describe('createDrawingsFile', () => {
  it('writes an SVG file that contains each drawing once, with the id in its URL', () => {
    const { add, text } = createDrawingsFile('pictures.svg');
    const urls = [red, [...red, ...blue], red].map(add);
    expect(urls).toEqual(['pictures.svg#d0', 'pictures.svg#d1', 'pictures.svg#d0']);
    expect(text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g id="d0"><path fill="#ff0000" d="M0 0h1v1h-1z"/></g>' +
        '<g id="d1"><path fill="#ff0000" d="M0 0h1v1h-1z"/><path fill="#0000ff" d="M0 0h1v1h-1z"/></g></svg>\n',
    );
  });

  it('returns no text without drawings', () => {
    expect(createDrawingsFile('pictures.svg').text()).toBeUndefined();
  });
});
