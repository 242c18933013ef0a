// What fits the page of extra content. The side quests are written for this page and stand in full; the résumé's
// projects get what is left, shortened from the least to the most important, and the last ones are counted at the end.
import type { Game } from '../Game.ts';
import { plainLines } from '../RichText.ts';
import type { SideProject } from '../sideProjects.ts';
import { type AlsoLine, type AlsoPlan, alsoHeight, alsoPlan } from './alsoPlan.ts';
import { type Block, blocksHeight, listLineHeight } from './blocksHeight.ts';
import { pageArea, smallestTextPx, type TextSizePx } from './pageArea.ts';

type SideQuest = Game['sideQuests'][number];

/** The page of extra content as it is set. */
export type ExtrasPlan = {
  questSizePx: TextSizePx;
  /** How large the pictures of side quests are. */
  pictures: Pictures;
  projectSizePx: TextSizePx;
  /** The projects that have room, with as much of each as has. */
  projects: readonly SideProject[];
  /** How many projects had no room. */
  omitted: number;
  /** The résumé's smaller sections, as far as they have room. */
  also: AlsoPlan;
  /** About how many letters the side quests' stories have too many, 0 when they fit. */
  lettersOver: number;
};

/** The pictures beside the side quests' words, two pixels a dot or one, in their frames. */
type Pictures = 'large' | 'small';
const picturesPx = { large: { width: 132, height: 84 }, small: { width: 68, height: 44 } } as const;
const besidePicturePx = 14;

const rowGapPx = 8;
const storyGapPx = 2;
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
 * Makes the page of extra content fit. The smaller sections get what is left; where side quests with less air and
 * projects told more briefly make room for them all, they are.
 */
export function extrasPlan(
  projects: readonly SideProject[],
  quests: readonly SideQuest[],
  also: readonly AlsoLine[] = [],
): ExtrasPlan {
  const forQuests = pageArea.heightPx - (projects.length > 0 ? leastForProjectsPx : 0);
  const alsoPx = alsoHeight(also, smallestTextPx);
  const settingWithin = (heightPx: number) => questSettings.find((one) => questsHeight(quests, one) <= heightPx);
  const setting = settingWithin(forQuests - alsoPx) ?? settingWithin(forQuests) ?? leastSetting;
  const questsPx = questsHeight(quests, setting);
  const left = pageArea.heightPx - questsPx - headingPx;
  const storyLetters = quests.reduce((sum, { story }) => sum + story.join(' ').length, 0);
  const beside = projectsPlan(projects, left - alsoPx);
  const plan = beside.omitted === 0 ? beside : projectsPlan(projects, left);
  return {
    ...setting,
    ...plan,
    also: alsoPlan(also, freeBelow(plan, pageArea.heightPx - questsPx)),
    lettersOver: questsPx > forQuests ? Math.max(1, Math.ceil(storyLetters * (1 - forQuests / questsPx))) : 0,
  };
}

function questsHeight(
  quests: readonly SideQuest[],
  { questSizePx: sizePx, pictures }: Pick<ExtrasPlan, 'questSizePx' | 'pictures'>,
): number {
  if (quests.length === 0) return 0;
  const picture = picturesPx[pictures];
  const widthPx = pageArea.widthPx - picture.width - besidePicturePx;
  return quests.reduce((sum, { title, kind, story, link }) => {
    const blocks: Block[] = [
      { text: `${title} · ${kind}`, sizePx, weight: 'bold' },
      ...story.map((text): Block => ({ text, sizePx, gapPx: storyGapPx })),
      { text: link?.label ?? '', sizePx, weight: 'bold', gapPx: storyGapPx },
    ];
    return sum + Math.max(picture.height, blocksHeight(blocks, widthPx, listLineHeight)) + rowGapPx;
  }, headingPx);
}

/** What is left of a height by the projects' section; nothing where some had no room. */
function freeBelow({ projects, projectSizePx, omitted }: ReturnType<typeof projectsPlan>, heightPx: number): number {
  if (projects.length === 0) return omitted > 0 ? 0 : heightPx;
  return omitted > 0 ? 0 : Math.max(0, heightPx - headingPx - projectsHeight(projects, projectSizePx));
}

type Shortening = (project: SideProject) => SideProject;

const shortenings: readonly { sizePx: TextSizePx; shortened: Shortening }[] = [
  { sizePx: 14, shortened: (project) => project },
  { sizePx: 13, shortened: (project) => project },
  { sizePx: 13, shortened: (project) => ({ ...project, keywords: [] }) },
  {
    sizePx: 13,
    shortened: (project) => ({ ...project, keywords: [], highlights: project.highlights.slice(0, 1) }),
  },
  { sizePx: 13, shortened: (project) => ({ ...project, keywords: [], highlights: [] }) },
  { sizePx: smallestTextPx, shortened: (project) => ({ ...project, keywords: [], highlights: [] }) },
];

function projectsPlan(
  projects: readonly SideProject[],
  heightPx: number,
): Pick<ExtrasPlan, 'projectSizePx' | 'projects' | 'omitted'> {
  for (const { sizePx, shortened } of shortenings) {
    const all = projects.map(shortened);
    if (projectsHeight(all, sizePx) <= heightPx) return { projectSizePx: sizePx, projects: all, omitted: 0 };
  }
  const noteHeight = smallestTextPx * 2;
  const briefest = projects.map((project) => ({ ...project, keywords: [], highlights: [] }));
  let count = briefest.length;
  while (count > 0 && projectsHeight(briefest.slice(0, count), smallestTextPx) + noteHeight > heightPx) count -= 1;
  return {
    projectSizePx: smallestTextPx,
    projects: briefest.slice(0, count),
    omitted: briefest.length - count,
  };
}

function projectsHeight(projects: readonly SideProject[], sizePx: number): number {
  // A bullet and its indent take 18 px of those lines that have one.
  const widthPx = pageArea.widthPx - 18;
  return projects.reduce((sum, { name, description, period, highlights, keywords }, index) => {
    const blocks: Block[] = [
      { text: [name, period].filter(Boolean).join(' · '), sizePx, weight: 'bold' },
      { text: description, sizePx },
      ...highlights.flatMap(plainLines).map((text): Block => ({ text: `•   ${text}`, sizePx })),
      { text: keywords.join(' · '), sizePx: smallestTextPx },
    ];
    return sum + blocksHeight(blocks, widthPx, listLineHeight) + (index === 0 ? 0 : rowGapPx);
  }, 0);
}
