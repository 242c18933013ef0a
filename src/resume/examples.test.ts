// examples.txt lists parts of a résumé, and what pages and documents make of them.
import { join } from 'node:path';
import { test } from 'vitest';
import { caseStudyLinks, caseStudyOf } from './caseStudies.ts';
import type { Game, SideQuest } from './Game.ts';
import { coverLetter } from './letter/coverLetter.ts';
import { bannerNames } from './levels/bannerNames.ts';
import { currentJobFacts, currentJobLine } from './levels/currentJobFacts.ts';
import { isOneJob } from './levels/isOneJob.ts';
import { levels } from './levels/levels.ts';
import { stages } from './levels/stages.ts';
import { initials } from './manual/initials.ts';
import { manualTexts } from './manual/manualTexts.ts';
import { documentNames } from './owner/documentNames.ts';
import { keyFacts } from './owner/keyFacts.ts';
import { localFilePath } from './owner/localFilePath.ts';
import { ownersStory } from './owner/ownersStory.ts';
import { nameInTitle } from './owner/playerName.ts';
import { printsOnLetter } from './owner/printsOnLetter.ts';
import { currentQuest } from './owner/profileFacts.ts';
import { profileLinks } from './owner/profileLinks.ts';
import type { Resume } from './Resume.ts';
import { aboutHeading } from './sections/aboutHeading.ts';
import { consoleSections } from './sections/minorSections.ts';
import { contentFor } from './sections/sectionFields.ts';
import { sectionNames } from './sections/sectionNames.ts';
import { sideProjects } from './sections/sideProjects.ts';
import { skillGroups } from './sections/skillGroups.ts';
import { exampleContent } from './testing/exampleContent.ts';
import { expectExamples, json } from './testing/expectExamples.ts';

const withBasics = (basics: Partial<Resume['basics']>) =>
  exampleContent({ resume: { basics: { name: 'Ada', ...basics } } });
const headings = { heading: 'Developer', headingOfRole: 'About the {role}', headingOfAnybody: 'Me' };
const caseStudies = [{ project: 'Tilekit', page: '/work/tilekit', source: 'https://git.example/' }];

test('pages and documents match the approved examples', async () => {
  await expectExamples(join(import.meta.dirname, 'examples.txt'), {
    'file of the site': json(localFilePath),
    'links of profiles': json((profiles: object[]) => profileLinks(withBasics({ profiles }).resume)),
    'entry that is one job': json((name: string) => [isOneJob({ name }), isOneJob({ name: 'Oak', position: name })]),
    'banner for a company': json(bannerNames),
    'file of the résumé': json((name: string) => documentNames(name).resume),
    'link to an email address': json((email: string) => keyFacts(withBasics({ email })).emailUrl),
    'handle of a profile': json((profile: object) => keyFacts(withBasics({ profiles: [profile] })).handle),
    initials: json(initials),
    'name in a title': json(nameInTitle),
    'country that prints on Letter': json(printsOnLetter),
    'quest for a company': json((company: string) => currentQuest(exampleContent().game, company)),
    'letter for a company': json(([company, letters]: [string, Game['letters']]) =>
      coverLetter(exampleContent({ game: { letters } }), company),
    ),
    'current job of content': json((content: object) => currentJobFacts(exampleContent(content))),
    'line about the current job': json((content: object) => currentJobLine(exampleContent(content))),
    'heading of a story': json((role: string) => aboutHeading(role, headings)),
    'groups of skills': json((skill: object) => skillGroups({ basics: { name: 'Ada' }, skills: [skill] })),
    'stages of incomplete entries': json((resume: object) => stages(exampleContent({ resume }))),
    'levels and story on the console': json((resume: object) => {
      const content = contentFor('console', exampleContent({ resume }));
      return [levels(content).map(({ stage }) => stage), ownersStory(content)];
    }),
    'levels, projects, lines and story in the manual': json((resume: object) => {
      const { levels, extra, story } = manualTexts(exampleContent({ resume }), '');
      const lines = extra.minorSections.map(({ text }) => text);
      return [levels.levels.map(({ stage }) => stage), extra.projectEntries, lines, story.story];
    }),
    'story in the manual': json((content: object) => ownersStory(contentFor('manual', exampleContent(content)))),
    'link of a side quest in the manual': json((url: string) => {
      const quest: SideQuest = { title: 'Glue', kind: 'Talk', picture: 'talk', story: [], link: { label: 'See', url } };
      return manualTexts(exampleContent({ game: { sideQuests: [quest] } }), '').extra.quests[0]?.links;
    }),
    'sections on the console': json((resume: object) =>
      consoleSections(sectionNames, exampleContent({ resume })).map(({ name: _, heading: __, ...section }) => section),
    ),
    'side projects': json((projects: object[]) => sideProjects(exampleContent({ resume: { projects } }))),
    'links of a project': json((title: string) =>
      caseStudyLinks(caseStudyOf(title, { caseStudies }), {}).map(({ label, url }) => `${label}: ${url}`),
    ),
  });
});
