// What fits the page of extra content. The side quests are written for this page and stand in full; the résumé's
// projects get what is left: names first, then details in order of weight until the page is full; what has no room is counted.
import type { Game } from '../Game.ts';
import { plainLines } from '../RichText.ts';
import type { SideProject } from '../sideProjects.ts';
import { type Detail, detailParts, detailsOf, fittingDetails } from './fittingDetails.ts';
import {
  type MinorSectionLine,
  type MinorSectionsLayout,
  minorSectionsHeightPx,
  minorSectionsLayout,
  minorSectionsNotePx,
} from './minorSectionsLayout.ts';
import { pageArea, smallestTextPx, type TextSizePx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { type Block, blocksHeight } from './textMeasures.ts';

type SideQuest = Game['sideQuests'][number];

export type ExtrasLayout = {
  questSizePx: TextSizePx;
  pictures: Pictures;
  projectSizePx: TextSizePx;
  projects: readonly SideProject[];
  omitted: number;
  /** How many descriptions, points and lists of keywords of the projects that are shown had no room. */
  detailsLeftOut: number;
  /** The résumé's smaller sections, as far as they have room. */
  minorSections: MinorSectionsLayout;
  /** About how many letters the side quests' stories have too many, 0 when they fit. */
  excessCharacters: number;
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
const smallestSetting = { questSizePx: smallestTextPx, pictures: 'small' } as const;

/** The least that is kept for the projects' section when there are any: its heading, one project, the line that counts. */
const minProjectsPx = headingPx + 60;

/**
 * Makes the page of extra content fit. Side quests get less air until every project and every smaller section has room;
 * where they never have, the quests are told as briefly as may be, projects come next, and the sections get what is left.
 */
export function extrasLayout(
  projects: readonly SideProject[],
  quests: readonly SideQuest[],
  minorLines: readonly MinorSectionLine[] = [],
): ExtrasLayout {
  const questSpacePx = pageArea.heightPx - (projects.length > 0 ? minProjectsPx : 0);
  const fittingSettings = questSettings.filter((one) => questsHeight(quests, one) <= questSpacePx);
  const layouts = (fittingSettings.length > 0 ? fittingSettings : [smallestSetting]).map((setting) => {
    const remainingPx = pageArea.heightPx - questsHeight(quests, setting);
    return { ...setting, ...layoutBesideQuests(projects, minorLines, remainingPx) };
  });
  const hasAll = (layout: (typeof layouts)[number]) =>
    layout.omitted === 0 && layout.minorSections.leftOut.length === 0;
  const best =
    layouts.find((layout) => hasAll(layout) && layout.detailsLeftOut === 0) ??
    layouts.find(hasAll) ??
    layouts.find((layout) => layout.omitted === 0) ??
    layouts.at(-1);
  return {
    ...(best ?? { ...smallestSetting, ...layoutBesideQuests(projects, minorLines, 0) }),
    excessCharacters: excessCharacters(quests, questSpacePx),
  };
}

/** Projects and smaller sections in what the side quests have left. */
function layoutBesideQuests(
  projects: readonly SideProject[],
  minorLines: readonly MinorSectionLine[],
  heightPx: number,
) {
  const remainingPx = heightPx - headingPx;
  const projectsBeside = projectsLayout(projects, remainingPx - minorSectionsHeightPx(minorLines, smallestTextPx));
  const layout =
    projectsBeside.omitted === 0
      ? projectsBeside
      : projectsLayout(projects, remainingPx - (minorLines.length > 0 ? minorSectionsNotePx : 0));
  return { ...layout, minorSections: minorSectionsLayout(minorLines, freeBelowPx(layout, heightPx)) };
}

/** About how many letters the stories have too many at the least setting. */
function excessCharacters(quests: readonly SideQuest[], heightPx: number): number {
  const smallestHeightPx = questsHeight(quests, smallestSetting);
  const characterCount = quests.reduce((sum, { story }) => sum + story.join(' ').length, 0);
  return smallestHeightPx > heightPx ? Math.max(1, Math.ceil(characterCount * (1 - heightPx / smallestHeightPx))) : 0;
}

function questsHeight(
  quests: readonly SideQuest[],
  { questSizePx: sizePx, pictures }: Pick<ExtrasLayout, 'questSizePx' | 'pictures'>,
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
function freeBelowPx(
  { projects, projectSizePx, omitted }: ReturnType<typeof projectsLayout>,
  heightPx: number,
): number {
  if (projects.length === 0) return omitted > 0 ? 0 : heightPx;
  return omitted > 0 ? 0 : Math.max(0, heightPx - headingPx - projectsHeight(projects, projectSizePx));
}

type ProjectsLayout = Pick<ExtrasLayout, 'projectSizePx' | 'projects' | 'omitted' | 'detailsLeftOut'>;

/** The sizes at which all projects may stand with all there is to say; where they cannot, the smallest is taken. */
const fullSizesPx = [14, 13] as const satisfies readonly TextSizePx[];

const notePx = smallestTextPx * 2;

function projectsLayout(projects: readonly SideProject[], heightPx: number): ProjectsLayout {
  const size = fullSizesPx.find((sizePx) => projectsHeight(projects, sizePx) <= heightPx);
  if (size) return { projectSizePx: size, projects, omitted: 0, detailsLeftOut: 0 };
  // One line counts the projects without room, another the details.
  const availablePx = (visibleProjects: readonly SideProject[]) =>
    heightPx -
    (visibleProjects.length < projects.length ? notePx : 0) -
    (detailsOf(visibleProjects, hasPart).length > 0 ? notePx : 0);
  let visibleProjects = projects;
  while (
    visibleProjects.length > 0 &&
    projectsHeight(projectsWithDetails(visibleProjects), smallestTextPx) > availablePx(visibleProjects)
  )
    visibleProjects = visibleProjects.slice(0, -1);
  const details = detailsOf(visibleProjects, hasPart);
  const selectedDetails = fittingDetails(
    details,
    (candidateDetails) =>
      projectsHeight(projectsWithDetails(visibleProjects, candidateDetails), smallestTextPx) <=
      availablePx(visibleProjects),
  );
  return {
    projectSizePx: smallestTextPx,
    projects: projectsWithDetails(visibleProjects, selectedDetails),
    omitted: projects.length - visibleProjects.length,
    detailsLeftOut: details.length - selectedDetails.size,
  };
}

/** A project without a name is called by its description. */
const hasPart = ({ name, description, keywords }: SideProject, part: 'text' | 'keywords') =>
  part === 'text' ? name !== '' && description !== '' : keywords.length > 0;

function projectsWithDetails(
  projects: readonly SideProject[],
  details: Iterable<Detail<SideProject>> = [],
): readonly SideProject[] {
  return projects.map((project) => {
    const parts = detailParts(project, details);
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
