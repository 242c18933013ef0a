// Every file of fixed words. Each exports one object under its own name; the build puts the site's language in its place.
import { bookletWords } from '../../src/booklet/bookletWords.ts';
import { firstWords } from '../../src/console/firstWords.ts';
import { laterWords } from '../../src/console/laterWords.ts';
import { type Catalogue, catalogueOf } from '../../src/content/catalogue.ts';
import { draftWords } from '../../src/content/draft/draftWords.ts';
import { documentWords } from '../../src/content/print/documentWords.ts';
import { manualWords } from '../../src/content/print/manualWords.ts';
import { saidWords } from '../../src/content/saidWords.ts';
import { companyFormWords } from '../../src/dialogue/companyFormWords.ts';
import { frameWords } from './frameWords.ts';
import { introWords } from './introWords.ts';
import { notFoundWords } from './notFoundWords.ts';
import { paperWords } from './paperWords.ts';
import { retryWords } from './retryWords.ts';
import { screenWords } from './screenWords.ts';

/** By their places in the repository: how the keys begin, and the English words. */
export const wordFiles = {
  'src/content/saidWords.ts': { name: 'said', words: saidWords },
  'src/content/draft/draftWords.ts': { name: 'drafts', words: draftWords },
  'src/content/print/manualWords.ts': { name: 'manual', words: manualWords },
  'src/content/print/documentWords.ts': { name: 'documents', words: documentWords },
  'src/console/firstWords.ts': { name: 'console', words: firstWords },
  'src/console/laterWords.ts': { name: 'console', words: laterWords },
  'src/dialogue/companyFormWords.ts': { name: 'form', words: companyFormWords },
  'src/booklet/bookletWords.ts': { name: 'booklet', words: bookletWords },
  'site/words/frameWords.ts': { name: 'frame', words: frameWords },
  'site/words/introWords.ts': { name: 'intro', words: introWords },
  'site/words/screenWords.ts': { name: 'screens', words: screenWords },
  'site/words/paperWords.ts': { name: 'paper', words: paperWords },
  'site/words/notFoundWords.ts': { name: 'notFound', words: notFoundWords },
  'site/words/retryWords.ts': { name: 'retry', words: retryWords },
} as const;

/** All fixed words in English. */
export const englishWords: Catalogue = Object.assign(
  {},
  ...Object.values(wordFiles).map(({ name, words }) => catalogueOf(name, words)),
);
