// A message missing in a language falls back to English. A few may be missing until a release.
import { describe, expect, test } from 'vitest';
import { graphemes } from '../../src/visit/graphemes.ts';
import ar from '../../stories/content/fixtures/arabic.words.json';
import { wordsFindings } from '../prepare/check/wordsFindings.ts';
import { languages } from '../prepare/publish/languages.ts';
import { type FlatMessages, textsOf } from './flatMessages.ts';
import { englishMessages } from './messageFiles.ts';

const translations: Readonly<Record<string, FlatMessages>> = { ...languages.shipped, ar };

const keys = Object.keys(englishMessages);

/** The missing messages, each with the file and the key to add it below. */
const missingIn = (file: string, messages: FlatMessages) =>
  keys.flatMap((key, index) => {
    if (key in messages) return [];
    const previous = keys.slice(0, index).findLast((earlierKey) => earlierKey in messages);
    const place = previous ? `below "${previous}"` : 'at the top';
    return `${file}: add "${key}": ${JSON.stringify(englishMessages[key])} ${place}`;
  });

/** The share of messages that may be missing between releases. */
const toleratedShare = process.env.GITHUB_REF_TYPE === 'tag' ? 0 : 0.1;

test.each(Object.entries(languages.shipped))(
  '%s.json has most messages, and all of them in a release',
  (tag, messages) => {
    const missing = missingIn(`site/messages/${tag}.json`, messages);
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(keys.length * toleratedShare);
  },
);

// A file has the same name in the bar, the intro, the Start Menu and below the manual (WCAG 3.2.4).
test.each(Object.entries({ en: englishMessages, ...translations }))(
  'in %s the résumé’s PDF has the same name everywhere',
  (_, messages: FlatMessages) => {
    const inTheBar = `${String(messages['frame.resume'])} PDF`;
    expect(messages).toMatchObject({
      'intro.pdf': inTheBar,
      'console.startMenu.resume': inTheBar,
      'screens.resumeTitle': expect.stringContaining(inTheBar),
    });
  },
);

describe.each(Object.entries(translations))('%s', (language, messages: FlatMessages) => {
  test('has only known keys, in order, each of the expected kind and with its placeholders', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(englishMessages).filter((key) => key in messages));
    expect(wordsFindings(messages, englishMessages)).toEqual([]);
  });

  test('has exactly the plural forms of its language', () => {
    const expectedCategories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const forms = Object.values(messages).filter((message) => typeof message !== 'string' && 'other' in message);
    expect(forms).not.toEqual([]);
    for (const form of forms) expect(Object.keys(form).toSorted()).toEqual(expectedCategories);
  });

  test('has a slip in the greeting: its last four letters are the right ones, shuffled', () => {
    const [slip = '', correction = ''] = [messages['drafts.greeting.slip'], messages['drafts.greeting.correction']].map(
      String,
    );
    const [wrong, corrected] = [graphemes(slip).slice(-4), graphemes(correction).slice(0, 4)];
    expect(wrong).not.toEqual(corrected);
    expect(wrong.toSorted()).toEqual(corrected.toSorted());
  });

  test('has no empty text, and twelve separate months', () => {
    expect(Object.entries(messages).filter(([, message]) => textsOf(message).some((text) => !text.trim()))).toEqual([]);
    expect(String(messages['base.months']).split(' ')).toHaveLength(12);
  });
});
