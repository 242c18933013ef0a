// What fits the page of extra content. The side quests are written for this page and stand in full. The résumé's projects
// and the sections that have no page get what is left: names first, then details in order of weight until the page is
// full; what has no room is counted, and sections are named.
import type { Game } from '../Game.ts';
import type { OtherSection } from '../otherSections.ts';
import { plainLines } from '../RichText.ts';
import type { SideProject } from '../sideProjects.ts';
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
  /** How many descriptions, points and lists of keywords of the projects that are shown had no room. */
  detailsLeftOut: number;
  /** The sections without a page of their own that have room, a line each; and those that have none. */
  others: readonly OtherSection[];
  othersOmitted: readonly OtherSection[];
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

/** Makes the page of extra content fit. */
export function extrasPlan(
  projects: readonly SideProject[],
  quests: readonly SideQuest[],
  others: readonly OtherSection[] = [],
): ExtrasPlan {
  const forQuests = pageArea.heightPx - (projects.length > 0 ? leastForProjectsPx : 0);
  const setting = questSettings.find((one) => questsHeight(quests, one) <= forQuests) ?? leastSetting;
  const questsPx = questsHeight(quests, setting);
  const left = pageArea.heightPx - questsPx;
  const storyLetters = quests.reduce((sum, { story }) => sum + story.join(' ').length, 0);
  return {
    ...setting,
    ...restPlan(projects, others, left),
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

type Rest = Pick<ExtrasPlan, 'projectSizePx' | 'projects' | 'omitted' | 'detailsLeftOut' | 'others' | 'othersOmitted'>;

/** The sizes at which all may stand; where not all has room, it is the last, and then the smallest. */
const restSizesPx = [14, 13] as const satisfies readonly TextSizePx[];

/** A line that counts or names what is left out. */
const notePx = smallestTextPx * 2;

function restPlan(projects: readonly SideProject[], others: readonly OtherSection[], heightPx: number): Rest {
  const all = { projects, others };
  const none = { omitted: 0, detailsLeftOut: 0, othersOmitted: [] };
  for (const sizePx of restSizesPx) {
    if (restHeight(all, sizePx) <= heightPx) return { projectSizePx: sizePx, ...all, ...none };
  }
  const named = projects.map(nameOnly);
  let count = named.length;
  const room = heightPx - notePx * (others.length > 0 ? 2 : 1);
  while (count > 0 && restHeight({ projects: named.slice(0, count), others: [] }, smallestTextPx) > room) count -= 1;
  return filled(projects.slice(0, count), others, { heightPx: room, omitted: projects.length - count });
}

function nameOnly(project: SideProject): SideProject {
  const description = project.name ? '' : project.description;
  return { ...project, description, highlights: [], keywords: [] };
}

/** What is put back, the most important first: a project with one more detail, or a section. */
function filled(
  projects: readonly SideProject[],
  others: readonly OtherSection[],
  { heightPx, omitted }: { heightPx: number; omitted: number },
): Rest {
  const projectSizePx = smallestTextPx;
  let shown: readonly SideProject[] = projects.map(nameOnly);
  let told: readonly OtherSection[] = [];
  let detailsLeftOut = 0;
  const fits = (more: { projects: readonly SideProject[]; others: readonly OtherSection[] }) =>
    restHeight(more, projectSizePx) <= heightPx;
  const put = (detail: (whole: SideProject, now: SideProject) => SideProject | undefined) => {
    for (const [index, whole] of projects.entries()) {
      const more = shown.map((now, place) => (place === index ? (detail(whole, now) ?? now) : now));
      if (more[index] === shown[index]) continue;
      if (fits({ projects: more, others: told })) shown = more;
      else detailsLeftOut += 1;
    }
  };
  put((whole, now) => (whole.name && whole.description ? { ...now, description: whole.description } : undefined));
  for (const one of others) if (fits({ projects: shown, others: [...told, one] })) told = [...told, one];
  const most = Math.max(0, ...projects.map(({ highlights }) => highlights.length));
  for (let point = 0; point < most; point += 1) {
    put((whole, now) => {
      const next = whole.highlights[point];
      return next === undefined ? undefined : { ...now, highlights: [...now.highlights, next] };
    });
  }
  put((whole, now) => (whole.keywords.length > 0 ? { ...now, keywords: whole.keywords } : undefined));
  const othersOmitted = others.filter((one) => !told.includes(one));
  return { projectSizePx, projects: shown, omitted, detailsLeftOut, others: told, othersOmitted };
}

function restHeight(
  { projects, others }: { projects: readonly SideProject[]; others: readonly OtherSection[] },
  sizePx: number,
): number {
  const lines = others.map(
    ({ heading, detail }): Block => ({ text: `${heading}: ${detail}`, sizePx, gapPx: storyGapPx }),
  );
  return (
    (projects.length > 0 ? headingPx + projectsHeight(projects, sizePx) : 0) +
    (others.length > 0 ? headingPx + blocksHeight(lines, pageArea.widthPx, listLineHeight) : 0)
  );
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
