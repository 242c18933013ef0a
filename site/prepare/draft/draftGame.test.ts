import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { anyCodePoint } from '../../../src/resume/testing/anyCodePoint.ts';
import { collectFindings, everyValue } from '../../import/rules.ts';
import { validateGame } from '../check/validateGame.ts';
import { gameSchema } from '../game/gameSchema.ts';
import { draftGame } from './draftGame.ts';

const asOf = '2025-11-01';
const address = 'https://ada.example/';

function gameFor(resume: Resume) {
  const draft = draftGame(resume, asOf);
  return { ...draft, site: { ...draft.site, address } };
}

/** A replacement character causes a warning. */
const isUnbroken = (text: string) => !text.includes('\uFFFD');
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: anyCodePoint, maxLength: 400 }),
    fc.lorem({ mode: 'sentences', maxCount: 30 }),
    fc.constantFrom(
      '{name}',
      '{company}',
      '**x**',
      '- a\n- b',
      'x'.repeat(2000),
      '料理'.repeat(300),
      '👩‍🚀'.repeat(100),
      '',
    ),
  )
  .filter(isUnbroken);
const date = fc.constantFrom('1999', '2014-03', '2024-12-31', '2031-01', 'soon', '');
const url = fc.constantFrom('https://a.example/', 'javascript:x', '');
const entry = fc.record(
  {
    name: text,
    position: text,
    description: text,
    summary: text,
    level: text,
    type: text,
    startDate: date,
    endDate: date,
    url,
    highlights: fc.array(text),
    keywords: fc.array(text),
    roles: fc.array(text),
  },
  { requiredKeys: [] },
);
const entries = fc.array(entry, { maxLength: 8 });
const resumes: fc.Arbitrary<Resume> = fc.record(
  {
    basics: fc.record(
      {
        name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter(isUnbroken),
        label: text,
        summary: text,
        email: text,
        location: fc.record({ countryCode: text }),
      },
      { requiredKeys: ['name'] },
    ),
    work: entries,
    skills: entries,
    projects: entries,
    volunteer: entries,
  },
  { requiredKeys: ['basics'] },
);

describe('draftGame', () => {
  it('drafts a valid game from any résumé', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const game = gameFor(resume);
        expect(gameSchema.safeParse(game).error).toBeUndefined();
        const { findings, report } = collectFindings();
        validateGame(game, () => false, report);
        expect(findings).toEqual([]);
        for (const { value } of everyValue(game)) {
          if (typeof value !== 'string') continue;
          expect(value.trim()).not.toBe('');
          expect(value).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
        }
      }),
      { numRuns: 100, examples: [[{ basics: { name: 'n'.repeat(60), label: 'l'.repeat(60) } }]] },
    );
  });

  it('states no facts that are missing from the résumé', () => {
    expect(gameFor({ basics: { name: 'Ada' } })).toMatchObject({
      site: { language: 'en', copyrightYear: 2025 },
      player: { class: 'Applicant', playtime: 'Not counted', bars: [] },
      sideQuests: [],
      about: [],
      manual: { productCode: 'PRES-ADA', backPitch: 'In working order, complete with manual.' },
    });
  });
});
