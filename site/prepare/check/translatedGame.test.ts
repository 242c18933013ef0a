import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { collectFindings } from '../../import/rules.ts';
import { translatedGame } from './translatedGame.ts';

const { game } = exampleContent({
  game: {
    published: { phone: false },
    character: { hair: '#112233' },
    documents: { paper: 'letter', fonts: ['A.ttf'] },
  },
});
function translate(document: unknown) {
  const { findings, report } = collectFindings();
  return { document: translatedGame(document, { language: 'de', mainGame: game }, report), findings };
}

test('a translation has the main site’s settings, except fonts, unless it overrides them', () => {
  const { document, findings } = translate({ character: { hair: '#445566' }, about: ['Es war einmal.'] });
  expect(findings).toEqual([]);
  expect(document).toEqual({
    site: { address: `${game.site.address}de/`, language: 'de', copyrightYear: game.site.copyrightYear },
    console: { shell: game.console.shell },
    published: { phone: false },
    character: { hair: '#445566' },
    documents: { paper: 'letter' },
    about: ['Es war einmal.'],
  });
});

test.each([
  [{ site: { language: 'de-AT', address: 'https://elsewhere.example/' } }, 'de-AT', []],
  [{ site: { language: 'en' } }, 'de', [['site', 'language']]],
  [{ site: { translations: ['fr'] } }, 'de', [['site', 'translations']]],
])('the language of the translation %j is %s', (document, language, problemPaths) => {
  const translated = translate(document);
  expect(translated.document).toMatchObject({ site: { language, address: `${game.site.address}de/` } });
  expect(translated.findings.map(({ path }) => path)).toEqual(problemPaths);
});

test('values of the wrong type stay in a translation, so that the check reports them', () => {
  const document = { site: 7, console: 7, documents: 7 };
  expect(translate(document).document).toMatchObject(document);
});

test('a translation has no address while the main site has none', () => {
  const mainGame = { ...game, site: { ...game.site, address: '' } };
  expect(translatedGame({}, { language: 'de', mainGame }, () => undefined)).toMatchObject({ site: { address: '' } });
});
