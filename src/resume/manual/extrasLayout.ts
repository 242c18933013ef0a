// Lays out the page of extra content. The owner's side quests always appear in full; the résumé's
// projects get the remaining space: names first, then details by weight. The page counts omissions.
import type { Game } from '../Game.ts';
import { plainLines } from '../RichText.ts';
import type { SideProject } from '../sections/sideProjects.ts';
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
  /** The number of descriptions, points and keyword lists of visible projects that do not fit. */
  detailsLeftOut: number;
  /** The résumé's smaller sections that fit. */
  minorSections: MinorSectionsLayout;
  /** Roughly how many characters of the side quests' stories are too many; 0 if they fit. */
  excessCharacters: number;
};

type Pictures = 'large' | 'small';
const picturesPx = {
  large: { width: metrics.questLargeWidthPx, height: metrics.questLargeHeightPx },
  small: { width: metrics.questSmallWidthPx, height: metrics.questSmallHeightPx },
} as const;
const storyGapPx = metrics.questStoryGapPx;
const rowGapPx = metrics.extrasRowGapPx;
/** A section's heading and its margins. */
const headingPx = 40;

const questSettings: readonly { questSizePx: TextSizePx; pictures: Pictures }[] = [
  { questSizePx: 15, pictures: 'large' },
  { questSizePx: 14, pictures: 'large' },
  { questSizePx: 13, pictures: 'large' },
  { questSizePx: 13, pictures: 'small' },
  { questSizePx: smallestTextPx, pictures: 'small' },
];
const smallestSetting = { questSizePx: smallestTextPx, pictures: 'small' } as const;

/** The minimum for the projects' section: heading, one project, the line that counts. */
const minProjectsPx = headingPx + 60;

/**
 * Shrinks the side quests until every project and smaller section fits; if impossible, uses the
 * smallest side quests, then projects, then the smaller sections.
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

/** Lays out projects and smaller sections in the space below the side quests. */
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

/** Roughly how many characters the stories are too long at the smallest setting. */
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

/** The height left below the projects; 0 if some did not fit. */
function freeBelowPx(
  { projects, projectSizePx, omitted }: ReturnType<typeof projectsLayout>,
  heightPx: number,
): number {
  if (projects.length === 0) return omitted > 0 ? 0 : heightPx;
  return omitted > 0 ? 0 : Math.max(0, heightPx - headingPx - projectsHeight(projects, projectSizePx));
}

type ProjectsLayout = Pick<ExtrasLayout, 'projectSizePx' | 'projects' | 'omitted' | 'detailsLeftOut'>;

/** The sizes for complete projects; otherwise the smallest size is used. */
const fullSizesPx = [14, 13] as const satisfies readonly TextSizePx[];

const notePx = smallestTextPx * 2;

function projectsLayout(projects: readonly SideProject[], heightPx: number): ProjectsLayout {
  const size = fullSizesPx.find((sizePx) => projectsHeight(projects, sizePx) <= heightPx);
  if (size) return { projectSizePx: size, projects, omitted: 0, detailsLeftOut: 0 };
  // Reserve a line for the count of missing projects, and one for missing details.
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

/** A project without a name shows its description as its title. */
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
  // A bullet and its indent take 18 px.
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
