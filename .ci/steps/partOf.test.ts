import { describe, expect, test } from 'vitest';
import { partOf } from './partOf.ts';

describe('what tests a part', () => {
  test.each([
    ['src/console', ['src/console/', 'stories/console/']],
    ['./src/console/', ['src/console/', 'stories/console/']],
    ['stories/console', ['src/console/', 'stories/console/']],
    ['src/console/StartMenu', ['src/console/StartMenu', 'stories/console/StartMenu']],
    ['src/theme', ['src/theme/', 'stories/foundations/']],
    ['stories/foundations', ['src/theme/', 'stories/foundations/']],
    ['site/documents', ['site/documents', 'stories/site']],
    ['site', ['site', 'stories/site']],
  ])('%s is %j', (path, paths) => {
    expect(partOf(path)).toEqual(paths);
  });

  test.each(['', 'src', 'README.md', '.ci/steps'])('"%s" is refused: it is no part', (path) => {
    expect(() => partOf(path)).toThrow(/is no part: name src\/<room>/);
  });
});
