// What fits the page of extra content. The side quests are written for this page and stand in full; the résumé's
// projects get what is left: names first, then details in order of weight until the page is full; what has no room is counted.
import type { Game } from '../Game.ts';
import { plainLines } from '../RichText.ts';
import type { SideProject } from '../sideProjects.ts';
import { type AlsoLine, type AlsoPlan, alsoHeight, alsoNotePx, alsoPlan } from './alsoPlan.ts';
import { type Detail, detailsOf, filled, partsOf } from './filling.ts';
import { pageArea, smallestTextPx, type TextSizePx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { type Block, blocksHeight } from './textMeasures.ts';

type SideQuest = Game['sideQuests'][number];

export type ExtrasPlan = {
  questSizePx: TextSizePx;
  pictures: Pictures;
  projectSizePx: TextSizePx;
  projects: readonly SideProject[];
  omitted: number;
  /** How many descriptions, points and lists of keywords of the projects that are shown had no room. */
  detailsLeftOut: number;
  /** The résumé's smaller sections, as far as they have room. */
  also: AlsoPlan;
  /** About how many letters the side quests' stories have too many, 0 when they fit. */
  lettersOver: number;
};

type Pictures = 'large' | 'small';
const picturesPx = {
  large: { width: metrics.questLargeWidthPx, height: metrics.questLargeHeightPx },
  small: { width: metrics.questSmallWidthPx, height: metrics.questSmallHeightPx },
} as const;
const storyGapPx = metrics.questStoryGapPx;
const rowGapPx = metrics.extrasRowGapPx;
/** A section's heading and the space around it. */
const headingPx = 40;

const questSettings: readonly { questSizePx: TextSizePx; pictures: Pictures }[] = [
  { questSizePx: 15, pictures: 'large' },
  { questSizePx: 14, pictures: 'large' },
  { questSizePx: 13, pictures: 'large' },
  { questSizePx: 13, pictures: 'small' },
  { questSizePx: smallestTextPx, pictures: 'small' },
];
const leastSetting = { questSizePx: smallestTextPx, pictures: 'small' } as const;

/** The least that is kept for the projects' section when there are any: its heading, one project, the line that counts. */
const leastForProjectsPx = headingPx + 60;

/**
 * Makes the page of extra content fit. Side quests get less air until every project and every smaller section has room;
 * where they never have, the quests are told as briefly as may be, projects come next, and the sections get what is left.
 */
export function extrasPlan(
  projects: readonly SideProject[],
  quests: readonly SideQuest[],
  also: readonly AlsoLine[] = [],
): ExtrasPlan {
  const forQuests = pageArea.heightPx - (projects.length > 0 ? leastForProjectsPx : 0);
  const fitting = questSettings.filter((one) => questsHeight(quests, one) <= forQuests);
  const plans = (fitting.length > 0 ? fitting : [leastSetting]).map((setting) => {
    const left = pageArea.heightPx - questsHeight(quests, setting);
    return { ...setting, ...besideQuests(projects, also, left) };
  });
  const hasAll = (plan: (typeof plans)[number]) => plan.omitted === 0 && plan.also.leftOut.length === 0;
  const best =
    plans.find((plan) => hasAll(plan) && plan.detailsLeftOut === 0) ??
    plans.find(hasAll) ??
    plans.find((plan) => plan.omitted === 0) ??
    plans.at(-1);
  return {
    ...(best ?? { ...leastSetting, ...besideQuests(projects, also, 0) }),
    lettersOver: lettersOver(quests, forQuests),
  };
}

/** Projects and smaller sections in what the side quests have left. */
function besideQuests(projects: readonly SideProject[], also: readonly AlsoLine[], heightPx: number) {
  const left = heightPx - headingPx;
  const beside = projectsPlan(projects, left - alsoHeight(also, smallestTextPx));
  const plan = beside.omitted === 0 ? beside : projectsPlan(projects, left - (also.length > 0 ? alsoNotePx : 0));
  return { ...plan, also: alsoPlan(also, freeBelow(plan, heightPx)) };
}

/** About how many letters the stories have too many at the least setting. */
function lettersOver(quests: readonly SideQuest[], heightPx: number): number {
  const leastPx = questsHeight(quests, leastSetting);
  const letters = quests.reduce((sum, { story }) => sum + story.join(' ').length, 0);
  return leastPx > heightPx ? Math.max(1, Math.ceil(letters * (1 - heightPx / leastPx))) : 0;
}

function questsHeight(
  quests: readonly SideQuest[],
  { questSizePx: sizePx, pictures }: Pick<ExtrasPlan, 'questSizePx' | 'pictures'>,
): number {
  if (quests.length === 0) return 0;
  const picture = picturesPx[pictures];
  const widthPx = pageArea.widthPx - picture.width - metrics.questGapPx;
  return quests.reduce((sum, { title, kind, story, link }) => {
    const blocks: Block[] = [
      { text: `${title} · ${kind}`, sizePx, weight: 'bold' },
      ...story.map((text): Block => ({ text, sizePx, gapPx: storyGapPx })),
      { text: link?.label ?? '', sizePx, weight: 'bold', gapPx: storyGapPx },
    ];
    return sum + Math.max(picture.height, blocksHeight(blocks, widthPx, metrics.textListLineHeight)) + rowGapPx;
  }, headingPx);
}

/** What is left of a height by the projects' section; nothing where some had no room. */
function freeBelow({ projects, projectSizePx, omitted }: ReturnType<typeof projectsPlan>, heightPx: number): number {
  if (projects.length === 0) return omitted > 0 ? 0 : heightPx;
  return omitted > 0 ? 0 : Math.max(0, heightPx - headingPx - projectsHeight(projects, projectSizePx));
}

type ProjectsPlan = Pick<ExtrasPlan, 'projectSizePx' | 'projects' | 'omitted' | 'detailsLeftOut'>;

/** The sizes at which all projects may stand with all there is to say; where they cannot, the smallest is taken. */
const wholeSizesPx = [14, 13] as const satisfies readonly TextSizePx[];

const notePx = smallestTextPx * 2;

function projectsPlan(projects: readonly SideProject[], heightPx: number): ProjectsPlan {
  const size = wholeSizesPx.find((sizePx) => projectsHeight(projects, sizePx) <= heightPx);
  if (size) return { projectSizePx: size, projects, omitted: 0, detailsLeftOut: 0 };
  // One line counts the projects without room, another the details.
  const room = (some: readonly SideProject[]) =>
    heightPx - (some.length < projects.length ? notePx : 0) - (detailsOf(some, tells).length > 0 ? notePx : 0);
  let some = projects;
  while (some.length > 0 && projectsHeight(told(some), smallestTextPx) > room(some)) some = some.slice(0, -1);
  const details = detailsOf(some, tells);
  const shown = filled(details, (those) => projectsHeight(told(some, those), smallestTextPx) <= room(some));
  return {
    projectSizePx: smallestTextPx,
    projects: told(some, shown),
    omitted: projects.length - some.length,
    detailsLeftOut: details.length - shown.size,
  };
}

/** A project without a name is called by its description. */
const tells = ({ name, description, keywords }: SideProject, part: 'text' | 'keywords') =>
  part === 'text' ? name !== '' && description !== '' : keywords.length > 0;

function told(projects: readonly SideProject[], details: Iterable<Detail<SideProject>> = []): readonly SideProject[] {
  return projects.map((project) => {
    const parts = partsOf(project, details);
    return {
      ...project,
      description: !project.name || parts.has('text') ? project.description : '',
      highlights: project.highlights.filter((_, point) => parts.has(point)),
      keywords: parts.has('keywords') ? project.keywords : [],
    };
  });
}

function projectsHeight(projects: readonly SideProject[], sizePx: number): number {
  // A bullet and its indent take 18 px of those lines that have one.
  const widthPx = pageArea.widthPx - 18;
  return projects.reduce((sum, { name, description, period, highlights, keywords, links = [] }, index) => {
    const blocks: Block[] = [
      { text: [name, period, ...links.map(({ label }) => label)].filter(Boolean).join(' · '), sizePx, weight: 'bold' },
      { text: description, sizePx },
      ...highlights.flatMap(plainLines).map((text): Block => ({ text: `•   ${text}`, sizePx })),
      { text: keywords.join(' · '), sizePx: smallestTextPx },
    ];
    return sum + blocksHeight(blocks, widthPx, metrics.textListLineHeight) + (index === 0 ? 0 : rowGapPx);
  }, 0);
}
