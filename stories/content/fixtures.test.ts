import { describe, expect, it, test } from 'vitest';
import { checkContent } from '../../src/content/check/checkContent.ts';
import * as fixtures from './fixtures.ts';

describe('the owners of the stories', () => {
  test.each(Object.entries(fixtures))('%s would pass as files', (_, { resume, game, asOf }) => {
    const { findings } = checkContent({
      resume: { file: 'resume.json', text: JSON.stringify(resume) },
      game: { file: 'game.json', text: JSON.stringify(game) },
      fileExists: () => false,
      asOf,
    });
    expect(findings).toEqual([]);
  });

  it('are as long as they are said to be', () => {
    const { resume } = fixtures.long;
    expect(resume.basics.name).toHaveLength(200);
    expect(resume.work).toHaveLength(15);
    expect(resume.skills?.flatMap(({ keywords = [] }) => keywords)).toHaveLength(60);
  });
});
