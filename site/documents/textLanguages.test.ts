// In a language without a translation, résumé and letter mark their English parts as English. resumeDocx.test.ts
// tests the Word document.
import { expect, test } from 'vitest';
import type { Content } from '../../src/resume/Content.ts';
import { resumeSections } from '../../src/resume/sections/resumeSections.ts';
import { typical } from '../../stories/content/fixtures.ts';
import type { DocumentFile } from './documentFiles.ts';
import { compiledPdf } from './testing/compiledPdf.ts';

const danish = {
  ...typical,
  game: { ...typical.game, site: { ...typical.game.site, language: 'da' } },
  textLanguages: { resume: 'da' },
};

const languagesOf = (content: Content, file: DocumentFile = 'pdf/resume.pdf') =>
  compiledPdf(content, file)
    .toString('latin1')
    .match(/\/Lang \(\w+\)/g) ?? [];

test('a drafted letter is marked as English, and one that the owner wrote is not', () => {
  const english = languagesOf(danish, 'pdf/cover-letter.pdf').filter((language) => language === '/Lang (en)');
  expect(english.length).toBeGreaterThanOrEqual(danish.game.letters.generic.length);
  const own = { ...danish, textLanguages: { resume: 'da', letters: 'da' } };
  expect(languagesOf(own, 'pdf/cover-letter.pdf')).not.toContain('/Lang (en)');
});

test('the PDF marks its English section headings as English', () => {
  const { textLanguages: _, ...translated } = danish;
  expect(new Set(languagesOf(translated))).toEqual(new Set(['/Lang (da)']));
  expect(languagesOf(danish).at(-1)).toBe('/Lang (da)');
  const english = languagesOf(danish).filter((language) => language === '/Lang (en)');
  expect(english.length).toBeGreaterThanOrEqual(resumeSections(danish).length);
});
