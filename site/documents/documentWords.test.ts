// The documents print the owner's texts in full.
import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/resume/Content.ts';
import { everyField } from '../../stories/content/fixtures/everyField.ts';
import { long, sparse, typical } from '../../stories/content/fixtures.ts';
import { compiledPdf, openCompiledPdf } from './testing/compiledPdf.ts';
import { documentText, pageText, texts, unspaced } from './testing/pdfText.ts';
import { playerOne } from './testing/playerOne.ts';

const manualTexts = ({ game }: Content): readonly string[] => [
  ...texts([game.letters.generic, game.about, game.manual, game.player]),
  ...texts(game.sideQuests, 'picture', 'url'),
];

describe('the résumé', () => {
  const owners = { typical, sparse, long, 'every field': everyField, 'Player One': playerOne };
  // These are not printed, or not literally: dates become periods, addresses lose their scheme, and a profile
  // is printed as its address.
  const rewrittenKeys = 'meta url startDate endDate date releaseDate countryCode network username image'.split(' ');

  test.each(Object.entries(owners))('prints every text of resume.json for the %s owner', async (_, content) => {
    const printedText = unspaced(await documentText(await openCompiledPdf(content, 'pdf/resume.pdf')));
    for (const text of texts(content.resume, ...rewrittenKeys)) expect(printedText).toContain(unspaced(text));
  });

  test('takes one page for an average owner and several for a long career', async () => {
    expect((await openCompiledPdf(playerOne, 'pdf/resume.pdf')).numPages).toBe(1);
    const pdf = await openCompiledPdf(long, 'pdf/resume.pdf');
    expect(pdf.numPages).toBeGreaterThan(1);
  });

  test('takes two pages for fifteen jobs of average length', async () => {
    const jobs = (typical.resume.work ?? []).slice(0, 5);
    const resume = { ...typical.resume, work: [...jobs, ...jobs, ...jobs] };
    expect((await openCompiledPdf({ ...typical, resume }, 'pdf/resume.pdf')).numPages).toBe(2);
  });
});

describe('the manual', () => {
  test.each(Object.entries({ typical, 'Player One': playerOne }))(
    'prints the letter, story, player, manual and side quests of game.json for the %s owner',
    async (_, content) => {
      const printedText = unspaced(await documentText(await openCompiledPdf(content, 'pdf/manual.pdf')));
      for (const text of manualTexts(content)) {
        expect(printedText.toLowerCase()).toContain(
          unspaced(text).replace('{name}', unspaced(content.resume.basics.name)).toLowerCase(),
        );
      }
    },
  );

  test('without a story, prints the summary and shortens a long one after a whole sentence', async () => {
    const summary = 'A sentence of the summary that goes on for a while and then a little more. '.repeat(60);
    const resume = { ...typical.resume, basics: { ...typical.resume.basics, summary } };
    const content = { ...typical, resume, game: { ...typical.game, about: [] } };
    expect(await pageText(await openCompiledPdf(content, 'pdf/foldable-manual.pdf'), 2)).toContain('a little more. …');
  });

  test('prints the letter, story and profile in full on the foldable sheet', async () => {
    for (const file of ['pdf/foldable-manual.pdf', 'pdf/foldable-manual-letter.pdf'] as const) {
      const printedText = unspaced(await documentText(await openCompiledPdf(playerOne, file))).toLowerCase();
      const { letters, about, player, manual, sideQuests } = playerOne.game;
      const questStarts = sideQuests.map(({ title, story }) => [title, story[0]]);
      for (const text of texts([letters.generic, about, player, manual, questStarts])) {
        expect(printedText).toContain(unspaced(text).toLowerCase());
      }
    }
  });
});

test.each(['!!!', '🚀'])(
  'a cover letter that ends with the name %s compiles, although the name cannot be a signature',
  async (name) => {
    const basics = { ...playerOne.resume.basics, name };
    const letters = { generic: ['Hello.', name], personal: [] };
    const content = { ...playerOne, resume: { ...playerOne.resume, basics }, game: { ...playerOne.game, letters } };
    for (const file of ['pdf/cover-letter.pdf', 'pdf/manual.pdf'] as const)
      expect((await openCompiledPdf(content, file)).numPages).toBeGreaterThan(0);
  },
);

test('Greek letters, arrows and check marks are printed in DejaVu Sans', () => {
  const basics = { name: 'Άννα Ρούσσου', label: 'Λογίστρια → Πελάτες ✓' };
  const pdf = compiledPdf({ ...playerOne, resume: { ...playerOne.resume, basics } }, 'pdf/resume.pdf');
  const fonts = new Set(pdf.toString('latin1').match(/(?<=\/FontName \/\w+\+)[A-Za-z]+/g));
  expect([...fonts].sort()).toEqual(['DejaVuSans', 'LibreFranklin']);
});
