import '../../src/theme/latinExt.css';
import de from '../../site/words/de.json';
import { frameWords } from '../../site/words/frameWords.ts';
import { introWords } from '../../site/words/introWords.ts';
import { notFoundWords } from '../../site/words/notFoundWords.ts';
import { paperWords } from '../../site/words/paperWords.ts';
import pl from '../../site/words/pl.json';
import { screenWords } from '../../site/words/screenWords.ts';
import { bookletWords } from '../../src/booklet/bookletWords.ts';
import { firstWords } from '../../src/console/firstWords.ts';
import { laterWords } from '../../src/console/laterWords.ts';
import { type Catalogue, spokenIn } from '../../src/content/catalogue.ts';
import { wordsIn } from '../../src/content/check/siteWords.ts';
import { draftGame } from '../../src/content/draft/draftGame.ts';
import { companyFormWords } from '../../src/dialogue/companyFormWords.ts';
import type { Content } from '../../src/index.ts';
import arabicWords from '../content/fixtures/arabic.words.json';
import { arabic as arabicOwner, typical } from '../content/fixtures.ts';

/** What a site of one language says: its fixed words folder by folder, and an owner whose game is drawn from the résumé in it. */
function spoken(language: string, catalogue: Catalogue, owner?: Content) {
  const { handheld, ...firstPages } = spokenIn(catalogue, 'console', firstWords);
  const { startMenu, ...laterPages } = spokenIn(catalogue, 'console', laterWords);
  const words = wordsIn(catalogue);
  const form = spokenIn(catalogue, 'form', companyFormWords);
  const { site, ...game } = draftGame(typical.resume, typical.asOf, { words: words.drafts, language });
  const content: Content = owner ?? {
    ...typical,
    game: { ...typical.game, ...game, site: { ...typical.game.site, ...site } },
    words,
  };
  return {
    content,
    words: {
      handheld: { ...handheld, startMenu, pages: { ...firstPages, ...laterPages, companyForm: form } },
      booklet: { ...spokenIn(catalogue, 'booklet', bookletWords), ...words.manual },
      form,
      frame: spokenIn(catalogue, 'frame', frameWords),
      intro: spokenIn(catalogue, 'intro', introWords),
      screens: spokenIn(catalogue, 'screens', screenWords),
      paper: spokenIn(catalogue, 'paper', paperWords),
      notFound: spokenIn(catalogue, 'notFound', notFoundWords),
    },
  };
}

export const german = spoken('de', de);
export const polish = spoken('pl', pl);
export const arabic = spoken('ar', arabicWords, arabicOwner);
