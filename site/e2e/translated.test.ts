// One build makes a site in two languages. Each page links to its translation, else to the home page.
import { readdirSync } from 'node:fs';
import { textContent } from 'domutils';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { documentText } from '../documents/testing/pdfText.ts';
import { openPdf } from '../import/index.ts';
import { textsOf } from '../messages/flatMessages.ts';
import { englishMessages } from '../messages/messageFiles.ts';
import { axeFindings } from './axeFindings.ts';
import { builtFolder, builtText, elementsIn, pageFiles } from './builtPages.ts';
import { readingFaults } from './readingFaults.ts';
import { goTo, visitors, waitForHydration } from './visitor.ts';

const { translated: site } = inject('sites');
const address = 'https://mia.example.org/portfolio/';
const phone = '901820';
const visit = visitors();

const translatedPaths = ['', 'handheld', 'flipbook', 'resume', 'work/tidetable'];
const rows = [
  ...['en', 'de'].flatMap((language) =>
    translatedPaths.map((pagePath) => ({ pagePath, language, languages: ['en', 'de', 'x-default'] })),
  ),
  { pagePath: 'work/inkwell', language: 'en', languages: ['en', 'x-default'] },
];
const pathIn = (language: string, pagePath: string) => (language === 'de' ? `de/${pagePath}` : pagePath);
const urlIn = (language: string, pagePath: string) => address + pathIn(language, pagePath);

const fetchGerman = (path: string) => fetch(`${site}/de/${path}`);
const valuesIn = (html: string, selector: string, attribute: string) =>
  elementsIn(html, selector).map(({ attribs }) => attribs[attribute]);

describe('readers and search engines find the languages of a page', () => {
  test.each(rows)('in the head and the bar of /$pagePath ($language)', ({ pagePath, language, languages }) => {
    const page = builtText('translated', `${pathIn(language, pagePath)}/index.html`);
    expect(valuesIn(page, 'html', 'lang')).toEqual([language]);
    expect(valuesIn(page, 'link[rel=canonical]', 'href')).toEqual([urlIn(language, pagePath)]);
    expect(valuesIn(page, 'link[rel=alternate]', 'hreflang')).toEqual(languages);
    expect(valuesIn(page, 'link[rel=alternate]', 'href')).toEqual(languages.map((tag) => urlIn(tag, pagePath)));
    const pictureText = language === 'de' ? 'eine Spielkonsole im Taschenformat' : 'a handheld game console';
    expect(valuesIn(page, 'meta[property="og:image:alt"]', 'content').join()).toContain(pictureText);
    // The language link leads to the same page, else to the home page.
    const [name, tag] = language === 'en' ? ['Deutsch', 'de'] : ['English', 'en'];
    const to = urlIn(tag, languages.includes(tag) ? pagePath : '').replace(new URL(address).origin, '');
    for (const [attribute, value] of Object.entries({ href: to, hreflang: tag, lang: tag }))
      expect(valuesIn(page, 'nav a[hreflang]', attribute)).toEqual([value]);
    expect(textContent(elementsIn(page, 'nav a[hreflang]'))).toContain(name);
  });

  test('in the sitemap, which lists each page with its translations', async () => {
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
    const entries = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/g), ([, page, links = '']) => [
      page,
      ...Array.from(links.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, tag, href]) => `${tag} ${href}`),
    ]);
    const expectedLinks = rows.map(({ pagePath, language, languages }) => [
      urlIn(language, pagePath),
      ...languages.map((tag) => `${tag} ${urlIn(tag, pagePath)}`),
    ]);
    expect(entries.toSorted()).toEqual(expectedLinks.toSorted());
    for (const file of ['sitemap.xml', 'robots.txt', '_headers'])
      expect(readdirSync(builtFolder('translated', 'de'))).not.toContain(file);
  });

  test('in the head after a navigation, but not on the 404 page', async () => {
    const { page } = await visit({ at: `${site}/de/nirgends` });
    const alternates = () =>
      page.locator('link[hreflang]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await alternates()).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Lebenslauf', exact: true }).click();
    await expect.poll(alternates).toEqual(['resume', 'de/resume', 'resume'].map((path) => address + path));
  });
});

test('no script, page, label or title of the German site has an English sentence', () => {
  const englishTexts = Object.values(englishMessages)
    .flatMap(textsOf)
    // A word may be German, too, and the router's own script contains the excluded text.
    .filter((text) => / .* /.test(text) && !text.includes('{') && text !== englishMessages['frame.unexpected']);
  expect(englishTexts.length).toBeGreaterThan(50);
  const scripts = readdirSync(builtFolder('translated', 'de/assets')).filter((file) => file.endsWith('.js'));
  const pages = pageFiles('translated', 'de');
  expect(pages.length).toBeGreaterThan(8);
  const textsByFile = [
    ...scripts.map((file) => [file, [builtText('translated', `de/assets/${file}`)]] as const),
    ...pages.map((file) => [file, textsOfPage(builtText('translated', file))] as const),
  ];
  for (const [file, texts] of textsByFile) {
    const english = englishTexts.filter((text) => texts.some((siteText) => siteText?.includes(text)));
    expect(english, file).toEqual([]);
  }
});

const textsOfPage = (html: string) => [
  textContent(elementsIn(html, 'html')),
  ...['title', 'aria-label', 'content', 'alt'].flatMap((name) => valuesIn(html, `[${name}]`, name)),
];

test('the PDFs below /de/ are German', async () => {
  for (const name of ['resume', 'manual', 'foldable-manual', 'foldable-manual-letter', 'cover-letter']) {
    const pdf = await openPdf(new Uint8Array(await (await fetchGerman(`pdf/${name}.pdf`)).arrayBuffer()));
    expect(await documentText(pdf), name).toMatch(/Berufserfahrung|Handbuch|Bewerbung|Hallo|Guten Tag/i);
    expect((await pdf.getMetadata()).info, name).toMatchObject({ Language: expect.stringMatching(/^de/) });
  }
});

test('/de/ has a Word document, and its resume.json omits the phone number that the owner hides', async () => {
  expect((await fetchGerman('resume.docx')).status).toBe(200);
  expect(await (await fetchGerman('resume.json')).text()).not.toContain(phone);
});

test('each language has its 404 page, and /de leads to /de/', async () => {
  const german = await fetchGerman('nirgends');
  expect([german.status, await german.text()]).toEqual([404, expect.stringContaining('404 Seite nicht gefunden')]);
  expect((await fetch(`${site}/de?page=3`)).url).toBe(`${site}/de/?page=3`);
  const english = await (await fetch(`${site}/nowhere`)).text();
  expect(english).toContain('404 Page Not Found');
  expect(english).toContain('<meta name="robots" content="noindex">');
});

test('the host files include the 404 page of the other language', () => {
  expect(builtText('translated', '_redirects')).toContain('/portfolio/de/* /portfolio/de/404.html 404');
  expect(builtText('translated', 'de/.htaccess')).toBe('ErrorDocument 404 /portfolio/de/404.html\n');
});

describe('the language link keeps the page and the company, which reaches no server', () => {
  const shownPage = (page: Page) => page.locator('main [data-page]').first().getAttribute('data-page');
  const leaksIn = (requests: readonly string[]) => requests.filter((url) => url.split('#')[0]?.includes('Zyxw'));
  const switchLanguage = async (page: Page, name: string) => {
    // Click without scrolling, since scrolling would change the open page of the text view.
    await page.getByRole('link', { name }).dispatchEvent('click');
    await page.locator(`html[lang="${name === 'Deutsch' ? 'de' : 'en'}"] #root[data-state=started]`).waitFor();
  };

  test('on the console, there and back', async () => {
    const { page, requests, messages } = await visit({ at: `${site}/handheld#company=Zyxw%20%26%20Sons` });
    // On page 2, a press first opens the form.
    for (const to of ['2', '2', '3', '4']) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shownPage(page)).toBe(to);
    }
    await switchLanguage(page, 'Deutsch');
    await page.getByRole('heading', { name: 'Steckbrief' }).waitFor();
    await page.getByText('Zyxw & Sons').first().waitFor();
    expect([page.url(), await shownPage(page)]).toEqual([`${site}/de/handheld#page=4`, '4']);
    await switchLanguage(page, 'English');
    await page.getByRole('heading', { name: 'Player Profile' }).waitFor();
    expect(page.url()).toBe(`${site}/handheld#page=4`);
    await page.getByText('Join Zyxw & Sons').waitFor();
    await page.goBack();
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: 'Handbuch' }).click();
    await page.getByText('Zyxw & Sons').first().waitFor({ state: 'attached' });
    expect([leaksIn(requests), messages]).toEqual([[], []]);
  });

  test.each(['book', 'text'])('in the manual’s view "%s"', async (view) => {
    const { page, requests, messages } = await visit({ at: `${site}/flipbook#company=Zyxw`, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: view, exact: true }).click();
    await page.getByRole('button', { name: 'next', exact: true }).click();
    await expect.poll(() => shownPage(page)).not.toBe('1');
    await page.getByRole('button', { name: 'next', exact: true }).click();
    await expect.poll(() => shownPage(page)).toMatch(/[34]/);
    const pageBefore = await shownPage(page);
    await switchLanguage(page, 'Deutsch');
    await expect.poll(() => shownPage(page)).toBe(pageBefore);
    expect(page.url()).toBe(`${site}/de/flipbook#page=${pageBefore}`);
    await expect.poll(() => page.getByText(/Zyxw/).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: view === 'book' ? 'Heft' : 'Text', pressed: true }).waitFor();
    // Other screens open at their own first page.
    await page.getByRole('banner').getByRole('link', { name: 'Konsole' }).click();
    await expect.poll(() => page.locator('main h2[data-page]').getAttribute('data-page')).toBe('1');
    expect([leaksIn(requests), messages]).toEqual([[], []]);
  });
});

test('every German screen is readable', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  for (const path of [...translatedPaths, 'nirgends']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await goTo(page, `${site}/de/${path}`);
    expect([path, await page.evaluate(readingFaults), await axeFindings(page)]).toEqual([path, [], []]);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The manual is remounted, which takes time.
    await expect.poll(() => page.evaluate(readingFaults), { message: path }).toEqual([]);
  }
});
