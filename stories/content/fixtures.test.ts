import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { checkContent } from '../../src/content/check/checkContent.ts';
import { plainLines, type RichBlock } from '../../src/index.ts';
import * as fixtures from './fixtures.ts';

/** The words of a text with markup, one entry for each paragraph. */
function withoutMarkup(_key: string, value: unknown): unknown {
  return isMarkedUp(value) ? plainLines(value).join('\n\n') : value;
}

function isMarkedUp(value: unknown): value is readonly RichBlock[] {
  const [first]: unknown[] = Array.isArray(value) ? value : [];
  return typeof first === 'object' && first !== null && ('paragraph' in first || 'list' in first);
}

describe('the owners of the stories', () => {
  test.each(Object.entries(fixtures))('%s would pass as files', (_, { resume, game, asOf }) => {
    const { findings } = checkContent({
      resume: { file: 'resume.json', text: JSON.stringify(resume, withoutMarkup) },
      game: { file: 'game.json', text: JSON.stringify(game) },
      fileExists: (file) => existsSync(join(import.meta.dirname, '../site/files', file)),
      asOf,
    });
    expect(findings).toEqual([]);
  });

  it('are as long as their names say', () => {
    const { resume } = fixtures.long;
    expect(resume.basics.name).toHaveLength(100);
    expect(resume.work).toHaveLength(15);
    expect(resume.skills?.flatMap(({ keywords = [] }) => keywords)).toHaveLength(60);
  });
});
