// A message missing in a language falls back to English. A few may be missing until a release.
import { describe, expect, test } from 'vitest';
import { graphemes } from '../../src/visit/graphemes.ts';
import ar from '../../stories/content/fixtures/arabic.words.json';
import { wordsFindings } from '../prepare/check/wordsFindings.ts';
import { languages } from '../prepare/publish/languages.ts';
import { type Catalog, textsOf } from './catalog.ts';
import { englishMessages } from './messageFiles.ts';

const catalogs: Readonly<Record<string, Catalog>> = { ...languages.shipped, ar };

const keys = Object.keys(englishMessages);

/** The missing messages, each with the file and the key to add it below. */
const missingIn = (file: string, catalog: Catalog) =>
  keys.flatMap((key, index) => {
    if (key in catalog) return [];
    const previous = keys.slice(0, index).findLast((earlierKey) => earlierKey in catalog);
    const place = previous ? `below "${previous}"` : 'at the top';
    return `${file}: add "${key}": ${JSON.stringify(englishMessages[key])} ${place}`;
  });

/** The share of messages that may be missing between releases. */
const toleratedShare = process.env.GITHUB_REF_TYPE === 'tag' ? 0 : 0.1;

test.each(Object.entries(languages.shipped))(
  '%s.json has most messages, and all of them in a release',
  (tag, catalog) => {
    const missing = missingIn(`site/messages/${tag}.json`, catalog);
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(keys.length * toleratedShare);
  },
);

// A file has the same name in the bar, the intro, the Start Menu and below the manual (WCAG 3.2.4).
test.each(Object.entries({ en: englishMessages, ...catalogs }))(
  'in %s the résumé’s PDF has the same name everywhere',
  (_, words: Catalog) => {
    const inTheBar = `${String(words['frame.resume'])} PDF`;
    expect(words).toMatchObject({
      'intro.pdf': inTheBar,
      'console.startMenu.resume': inTheBar,
      'screens.resumeTitle': expect.stringContaining(inTheBar),
    });
  },
);

describe.each(Object.entries(catalogs))('%s', (language, catalog: Catalog) => {
  test('has only known keys, in order, each of the expected kind and with its placeholders', () => {
    expect(Object.keys(catalog)).toEqual(Object.keys(englishMessages).filter((key) => key in catalog));
    expect(wordsFindings(catalog, englishMessages)).toEqual([]);
  });

  test('has exactly the plural forms of its language', () => {
    const expectedCategories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const forms = Object.values(catalog).filter((phrase) => typeof phrase !== 'string' && 'other' in phrase);
    expect(forms).not.toEqual([]);
    for (const form of forms) expect(Object.keys(form).toSorted()).toEqual(expectedCategories);
  });

  test('has a slip in the greeting: its last four letters are the right ones, shuffled', () => {
    const [slip = '', correction = ''] = [catalog['drafts.greeting.slip'], catalog['drafts.greeting.correction']].map(
      String,
    );
    const [wrong, corrected] = [graphemes(slip).slice(-4), graphemes(correction).slice(0, 4)];
    expect(wrong).not.toEqual(corrected);
    expect(wrong.toSorted()).toEqual(corrected.toSorted());
  });

  test('has no empty text, and twelve separate months', () => {
    expect(Object.entries(catalog).filter(([, phrase]) => textsOf(phrase).some((text) => !text.trim()))).toEqual([]);
    expect(String(catalog['base.months']).split(' ')).toHaveLength(12);
  });
});
