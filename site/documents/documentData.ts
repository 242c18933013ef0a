import type { Content } from '../../src/content/Content.ts';
import { keyFacts } from '../../src/content/keyFacts.ts';
import { said } from '../../src/content/said.ts';
import { documentDate } from './documentDate.ts';
import type { DocumentFonts } from './documentFonts.ts';
import { manualPages } from './manualPages.ts';
import { sheetWords } from './manualWords.ts';
import { resumeContacts } from './resumeContacts.ts';
import { resumeSections } from './resumeSections.ts';

/** Everything that the templates say, as they read it from `data.json`. */
export function documentData(content: Content, fonts: DocumentFonts) {
  const name = said(keyFacts(content).name);
  const { language, region } = new Intl.Locale(content.game.site.language);
  return {
    author: name,
    // Typst takes a language and a country, each in its ISO letters.
    language,
    region: region && /^[A-Z]{2}$/.test(region) ? region : null,
    date: documentDate(content),
    titles: { resume: `${name}: Résumé`, manual: `${name}: Manual`, foldable: `${name}: Manual to fold` },
    faces: fonts.owners.flatMap(({ families }) => families),
    resume: {
      name,
      role: said(keyFacts(content).role),
      contacts: resumeContacts(content),
      sections: resumeSections(content),
    },
    manual: manualPages(content),
    sheet: sheetWords,
  };
}
