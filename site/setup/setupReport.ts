import type { Content } from '../../src/resume/Content.ts';
import { coverLetter } from '../../src/resume/letter/coverLetter.ts';
import { levels } from '../../src/resume/levels/levels.ts';
import { type Finding, formatFindings, recordAt, recordsIn } from '../import/rules.ts';

/** The main texts of the site, one per line, for `--show-drafts`. */
export function formatDrafts(content: Content): string {
  const { site, player, sideQuests, manual } = content.game;
  const stages = levels(content).map(({ number, stage: { title, organization, period } }) =>
    [`${number}  ${title}`, organization, period].filter(Boolean).join(', '),
  );
  const quests = sideQuests.flatMap(({ title, kind, picture, story, link }) => [
    `${title} (${kind}, with the picture "${picture}")${link ? `: ${link.url}` : ''}`,
    ...story.map((paragraph) => `  ${paragraph}`),
  ]);
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Language', [site.language]],
    ['Class', [player.class]],
    ['Playtime', [player.playtime]],
    ['Skill bars', player.bars.map(({ name, bonus, value }) => `${name}: ${value ?? bonus}`)],
    ['Levels', stages],
    ['Side quests', quests],
    ['Cover letter', coverLetter(content, '')],
    ['Description for search engines', [site.description]],
    ['Product code on the cover', [manual.productCode]],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) =>
      lines.length > 1 ? `${heading}:\n    ${lines.join('\n    ')}` : `${heading}: ${lines[0]}`,
    )
    .join('\n');
}

/** The warnings, the résumé's missing fields, and a note on unpublished names of references. */
export function remainingTasks(
  { resume: { basics } }: Content,
  warnings: readonly Finding[],
  { resumePath, resume, game }: { resumePath: string; resume: unknown; game: unknown },
): readonly string[] {
  const isUndecided = recordAt(game, 'published').references === undefined;
  const hasUnpublishedNames =
    isUndecided && recordsIn(Object(resume).references).some((entry) => entry.name && entry.reference);
  const missingFields: readonly (readonly [boolean, string])[] = [
    [!basics.email, 'basics.email: No email address, so visitors cannot email you from the site. Add one.'],
    [!basics.label, 'basics.label: No job title. Add one, for example "Programmer".'],
    [!basics.summary, 'basics.summary: No summary. Write two or three sentences about your work.'],
    [
      hasUnpublishedNames,
      'references: The site has their texts without the names. ' +
        'To publish the names, add "published": { "references": true } to game.json.',
    ],
  ];
  return [
    ...formatFindings(warnings).split('\n').filter(Boolean),
    ...missingFields.filter(([isMissing]) => isMissing).map(([, line]) => `${resumePath}  ${line}`),
  ];
}
