// examples.txt lists the results of text functions, for review. To add an example, write `input →`
// and run `npx vitest run --project unit site/import/testing/examples.test.ts -u`, which adds the result.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendarDate, dateNumber } from '../../../src/resume/dates/calendarDate.ts';
import { duration } from '../../../src/resume/dates/duration.ts';
import { formatPeriod, numericDateMessages } from '../../../src/resume/dates/formatPeriod.ts';
import { coverLetter } from '../../../src/resume/letter/coverLetter.ts';
import { currentQuest } from '../../../src/resume/letter/currentQuest.ts';
import { printsOnLetter } from '../../../src/resume/letter/letterPaper.ts';
import { bannerNames } from '../../../src/resume/levels/bannerNames.ts';
import { levels } from '../../../src/resume/levels/levels.ts';
import { nowPlaying } from '../../../src/resume/levels/nowPlaying.ts';
import { stages } from '../../../src/resume/levels/stages.ts';
import { codeStrip } from '../../../src/resume/manual/codeStrip.ts';
import { initials } from '../../../src/resume/manual/initials.ts';
import { minorSectionLines } from '../../../src/resume/manual/minorSectionsLayout.ts';
import { blocksHeight, lineCount, textWidth } from '../../../src/resume/manual/textMeasures.ts';
import { baseMessages } from '../../../src/resume/messages/baseMessages.ts';
import { documentNames } from '../../../src/resume/owner/documentNames.ts';
import { keyFacts } from '../../../src/resume/owner/keyFacts.ts';
import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';
import { profileLinks } from '../../../src/resume/owner/profileLinks.ts';
import { aboutHeading } from '../../../src/resume/sections/aboutHeading.ts';
import { consoleSections } from '../../../src/resume/sections/consoleSections.ts';
import { jobEntries, otherEntries } from '../../../src/resume/sections/resumeEntries.ts';
import { resumeSections } from '../../../src/resume/sections/resumeSections.ts';
import { contentFor } from '../../../src/resume/sections/sectionNames.ts';
import { questProjectCount, sideProjects } from '../../../src/resume/sections/sideProjects.ts';
import { skillGroups } from '../../../src/resume/sections/skillGroups.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { firstSentence } from '../../../src/resume/text/firstSentence.ts';
import { latinize } from '../../../src/resume/text/latinize.ts';
import { nonEmptyTexts, normalizeText, normalizeWhitespace } from '../../../src/resume/text/normalizeText.ts';
import { webAddress, withScheme } from '../../../src/resume/text/webAddress.ts';
import { workLinks, workOf } from '../../../src/resume/works.ts';
import { asLabel } from '../draft/asLabel.ts';
import { draftBars } from '../draft/draftBars.ts';
import { draftGame } from '../draft/draftGame.ts';
import { draftLetters } from '../draft/draftLetters.ts';
import { draftManual } from '../draft/draftManual.ts';
import { draftPlaytime } from '../draft/draftPlaytime.ts';
import { draftSideQuests } from '../draft/draftSideQuests.ts';
import { latestJob } from '../draft/latestJob.ts';
import { projectKind } from '../draft/projectKind.ts';
import { sheetWidth } from '../draft/sheetWidth.ts';
import { asSentence, firstSentences, firstWords } from '../draft/shortenText.ts';
import { textForDraft } from '../draft/textForDraft.ts';
import { withArticle } from '../draft/withArticle.ts';
import { htmlAsMarkdown, htmlAsPlainText } from '../normalize/htmlText.ts';
import { normalizeResume } from '../normalize/normalizeResume.ts';
import { isPresent, readDate, readPeriod } from '../normalize/readDate.ts';
import { formattedResume } from '../publish/formattedResume.ts';
import { markdown } from '../publish/markdown.ts';
import { publishedResume } from '../publish/publishedResume.ts';
import { jsonDocument } from '../read/jsonDocument.ts';
import { checkExample, validGame } from '../report/checkExample.ts';
import { pathText } from '../report/Problem.ts';
import { closestKey } from '../validate/closestKey.ts';
import { completeGame } from '../validate/completeGame.ts';
import { wordsFileProblems } from '../validate/wordsFileProblems.ts';
import { exampleLines } from './exampleLines.ts';

const asOf = '2025-11-01';
const name = 'Ada';
const factsFor = (basics: object) => keyFacts(exampleContent({ resume: { basics: { name, ...basics } } }));
/** A résumé's sections, and `game`. */
function contentFrom(input: string) {
  const { game = {}, ...resume } = JSON.parse(input);
  return exampleContent({ resume, game });
}
const rounded = (em: number) => Number(em.toFixed(2));
/** Parses `2019 to 2021`; either date may be missing. */
const span = (input: string) => input.split(' to ').map((date) => date.trim() || undefined);
/** Parses `16: One. Two.`: a number and a text. */
function withNumber(input: string, rule: (text: string, maximum: number) => unknown): unknown {
  const [, maximum, text = ''] = /^(\S+): (.*)$/.exec(input) ?? [];
  return rule(text, Number(maximum));
}

const fixedMessages = {
  'frame.home': 'Home',
  'said.date': '{month} {year}',
  'levels.beside': '… and {count} more',
  'bars.years': { one: '{count} year', other: '{count} years' },
  'sheet.steps': ['Print', 'Fold'],
};
const tilekit = { project: 'Tilekit', page: '/work/tilekit', source: 'https://git.example/' };
const linedFile = '{\n  "work": [\r\n    {},\r    { "name": "Oak" }\n  ],\n  "basics": null\n}';

const shipped = (file: string) => readFileSync(new URL(`../placeholder/${file}.json`, import.meta.url), 'utf8');
const placeholder = JSON.parse(`{ "resume": ${shipped('resume')}, "game": ${shipped('game')} }`);
/** The paths of the placeholder texts that are found. */
const leftoverPathsIn = ({ resume = {}, game = {} }: { resume?: object; game?: object }) =>
  checkExample({ resume: { basics: { name }, ...resume }, game: { site: validGame.site, ...game }, placeholder })
    .findings.map(({ path, isPlaceholder }) => (isPlaceholder ? path : `(${path})`))
    .join(', ');

test('the examples in examples.txt have the approved results', async () => {
  const answeredExamples = exampleLines(readFileSync(new URL('examples.txt', import.meta.url), 'utf8'), {
    'Normalized text': normalizeText,
    'Normalized white space': normalizeWhitespace,
    'Non-empty texts of a list': (list) => nonEmptyTexts(JSON.parse(list)),
    'The first sentence': firstSentence,
    'Letters of the Latin alphabet': latinize,
    Initials: initials,
    'Names on a banner': bannerNames,
    'A code as bars of one or two units': (code) => codeStrip(code).d,
    'The quest of a company': (company) => currentQuest(exampleContent().game, company),
    'A document, named after its owner': (owner) => documentNames(owner).resume,
    'An address of the web': webAddress,
    'An address with its scheme': withScheme,
    'A file of the site’s own': localFilePath,
    'The displayed address of a site': (address) =>
      keyFacts(exampleContent({ game: { site: { ...exampleContent().game.site, address } } })).host,
    'A mailto link to one recipient': (email) => factsFor({ email }).emailUrl,
    'A place': (location) => factsFor({ location: JSON.parse(location) }).location,
    'Professional and code profiles': (profiles) => profileLinks({ basics: { name, profiles: JSON.parse(profiles) } }),
    'The heading of the story, by role': (role) =>
      aboutHeading(role, { heading: 'Developer', headingOfRole: 'About the {role}', headingOfAnybody: 'Me' }),
    'The handle, of profiles': (profiles) => factsFor({ profiles: JSON.parse(profiles) }).handle,
    'Skills of a group': (group) => skillGroups({ basics: { name }, skills: [JSON.parse(group)] }),
    'Whether a country prints on Letter': printsOnLetter,
    'A date of the calendar': calendarDate,
    'A date as a number, or -7': (date) => dateNumber(date, -7),
    'A date as people write it': readDate,
    'Whether a word means the present': isPresent,
    'A period as people write it': readPeriod,
    'A formatted period': (input) => {
      const [language = '', dates = ''] = input.split(': ');
      const [start, end] = span(dates);
      return formatPeriod(start, end, numericDateMessages(language));
    },
    'A duration': (input) => {
      const [start, end] = span(input);
      return duration(start, end, asOf);
    },
    'HTML in a text': htmlAsMarkdown,
    'HTML in a name': htmlAsPlainText,
    'The closest of some keys': (input) => {
      const [typedWord = '', candidates = ''] = input.split(' of ');
      return closestKey(typedWord, candidates.split(', '));
    },
    Markdown: markdown,
    'No Markdown': markdown,
    'Links of Markdown': markdown,
    'Plain words of a draft': (text) => textForDraft(markdown(text)),
    'Plain words of a line': textForDraft,
    'A bar of a skill': (level) => draftBars({ basics: { name }, skills: [{ name: 'x', level }] }, asOf),
    'A playtime': (sections) => draftPlaytime({ basics: { name }, ...JSON.parse(sections) }, asOf),
    'The picture of a project': (project) => projectKind({ roles: [], keywords: [], ...JSON.parse(project) }),
    'How wide a text is on the folded sheet, in em': (text) => rounded(sheetWidth(text)),
    'A product code': (input) => {
      const { countryCode, ...basics } = JSON.parse(input);
      return draftManual({ basics: { ...basics, location: { countryCode } } }).productCode;
    },
    'The first words, up to so many letters': (input) =>
      withNumber(input, (text, maximum) => firstWords(text, ({ length }) => length <= maximum)),
    'A text as a sentence': asSentence,
    'The first sentences, up to so many letters': (input) =>
      withNumber(input, (text, maximum) => firstSentences(text, ({ length }) => length <= maximum)),
    'How wide a text is in the manual, in em': (text) => rounded(textWidth(text)),
    'How many lines a text fills, of so many em': (input) => withNumber(input, lineCount),
    'A normalized résumé, and its warnings': (document) => {
      const { document: normalized, problems } = normalizeResume(JSON.parse(document));
      return [normalized, ...problems.map(({ path, message }) => `${pathText(path)}: ${message}`)];
    },
    'Where a résumé still has the placeholder’s words': (resume) => leftoverPathsIn({ resume: JSON.parse(resume) }),
    'Where a game still has the placeholder’s words': (game) => leftoverPathsIn({ game: JSON.parse(game) }),
    'The current job, by work and education': (sections) => nowPlaying(contentFrom(sections)),
    'The latest job of a draft': (work) => latestJob({ basics: { name }, work: JSON.parse(work) }, asOf),
    'A label': (text) => asLabel(text),
    'Jobs of the plain résumé': (work) => jobEntries(exampleContent({ resume: { work: JSON.parse(work) } }).resume),
    'Education and projects of the plain résumé': (sections) =>
      (['education', 'projects'] as const).flatMap((section) =>
        otherEntries(section, contentFrom(sections).resume, baseMessages),
      ),
    'Stages of a career': (sections) => stages(contentFrom(sections)),
    'Levels, with = for one at the place of the one before': (sections) =>
      levels(contentFrom(sections)).map(
        ({ number, stage, isAtSameOrganization: samePlace }) => `${number}${samePlace ? '=' : ''} ${stage.title}`,
      ),
    Projects: (projects) => sideProjects(exampleContent({ resume: { projects: JSON.parse(projects) } })),
    'Bars of a résumé': (sections) => draftBars({ basics: { name }, ...JSON.parse(sections) }, asOf),
    'A letter of a draft': (sections) => {
      const { basics = { name }, ...otherSections } = JSON.parse(sections);
      const summary = basics.summary && markdown(basics.summary);
      return draftLetters({ ...otherSections, basics: { ...basics, ...(summary && { summary }) } }, asOf).generic;
    },
    'A role with its article': withArticle,
    'Side quests of a draft': (projects) => draftSideQuests({ basics: { name }, projects: JSON.parse(projects) }),
    'A filled-in text': (input) => {
      const [template = '', values = ''] = input.split(' with ');
      return fillIn(template, JSON.parse(values));
    },
    'A letter to a company, or to anybody': (input) =>
      coverLetter(contentFrom(input.slice(input.indexOf(': ') + 2)), input.slice(0, input.indexOf(': '))),
    'Links of a project by its title': (title) =>
      workLinks(workOf(title, { works: [tilekit] }), {}).map(({ label, url }) => `${label}: ${url}`),
    'What came of projects: as points in the manual and in the résumé, and in their quests': (input) => {
      const { resume, game } = contentFrom(input);
      const [[project = '', { outcome = '' } = {}] = []] = Object.entries(game.projects ?? {});
      const content = { ...contentFrom(input), works: [{ project, outcome }] };
      return [
        sideProjects(content).map(({ highlights }) => highlights),
        resumeSections(content).map((one) => one.kind === 'entries' && one.entries.map(({ points }) => points)),
        completeGame({ site: game.site, projects: game.projects }, { resume, asOf }).sideQuests.map(
          ({ story }) => story,
        ),
      ];
    },
    'Projects beside side quests, and how many are quests': (input) => [
      sideProjects(contentFrom(input)).map(({ name, description }) => name || description),
      questProjectCount(contentFrom(input)),
    ],
    'What the console and the manual show of a résumé': (input) =>
      (['console', 'manual'] as const).map((medium) => contentFor(medium, contentFrom(input)).resume),
    'Sections below controls, levels, side quests': (input) =>
      (['controls', 'levels', 'sideQuests'] as const).map((page) =>
        consoleSections(page, contentFrom(input)).map(({ name }) => name),
      ),
    'Smaller sections as lines of the manual': (input) =>
      minorSectionLines(contentFrom(input)).map((line) => Object.values(line)),
    'Sections of the plain résumé': (input) => resumeSections(contentFrom(input)),
    'A résumé with its Markdown parsed': (input) => formattedResume(JSON.parse(input)),
    'The published résumé': (input) => {
      const { game, ...resume } = JSON.parse(input);
      return publishedResume({ basics: { name }, ...resume }, exampleContent({ game }).game, () => true);
    },
    'Problems in words.json': (phrases) =>
      wordsFileProblems(JSON.parse(phrases), fixedMessages).map(({ message }) => message),
    'The position of a value in a file': (path) => {
      const document = jsonDocument(linedFile);
      return 'positionOf' in document && Object.values(document.positionOf(JSON.parse(path))).join(':');
    },
    'A parsed JSON file': jsonDocument,
    'How high blocks are, on lines of 40 px': (blocks) => {
      const blocksOfTen = JSON.parse(blocks).map((block: object) => ({ sizePx: 10, ...block }));
      return rounded(blocksHeight(blocksOfTen, 40));
    },
    'The class and the description of a draft': (sections) => {
      const { player, site } = draftGame({ basics: { name }, ...JSON.parse(sections) }, asOf);
      return [player.class, site.description];
    },
  });
  await expect(answeredExamples).toMatchFileSnapshot('examples.txt');
});
