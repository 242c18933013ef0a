// The résumé's projects as side quests. The tightest place is a panel of the folded sheet, which tells of each quest its
// picture, title and kind, the first paragraph and the link; the page of the manual and the screens tell all.
import type { Game, SideQuest } from '../Game.ts';
import { textWidth } from '../print/textMeasures.ts';
import type { Resume } from '../Resume.ts';
import { webAddress } from '../webAddress.ts';
import { asLabel } from './asLabel.ts';
import { type DraftWords, draftWords } from './draftWords.ts';
import { plainWords } from './plainWords.ts';
import { projectKind } from './projectKind.ts';
import { sheetWidth } from './sheetWidth.ts';
import { asSentence, firstSentences, firstWords } from './shortened.ts';

type Project = NonNullable<Resume['projects']>[number];

/** The width of a title and of a kind, in em: a line of a panel beside the picture. */
const headEm = 14;

/**
 * What there is room for, by the number of quests, from one: the first paragraph and the one after it, in em of the
 * manual's page (a line of a panel holds about 20). More than four would be names without a word to tell; the other projects
 * stand in the résumé's own list.
 */
const rooms = [
  { firstEm: 150, restEm: 120 },
  { firstEm: 80, restEm: 90 },
  { firstEm: 38, restEm: 60 },
  { firstEm: 18, restEm: 34 },
] as const;

/**
 * The projects of which the most is known (what they are, where to see them, when), as side quests: as many as can be told in whole
 * sentences, one at least.
 */
export function draftSideQuests({ projects = [] }: Resume, words = draftWords): Game['sideQuests'] {
  const named = projects.filter(({ name, description }) => plainWords(name) || plainWords(description));
  const best = named.sort((a, b) => known(b) - known(a));
  const counted = rooms.map((room, index) => ({ room, told: best.slice(0, index + 1) })).slice(0, best.length);
  const chosen = counted.findLast(({ room, told }) => told.every(isWholeIn(room))) ?? counted[0];
  return chosen ? chosen.told.map((project) => sideQuest(project, chosen.room, words)) : [];
}

type Room = (typeof rooms)[number];

/** How much is known of a project. What can be told beside three others counts most. */
function known(project: Project): number {
  const { description, url, startDate, endDate } = project;
  const facts = [isWholeIn(rooms[3])(project) && plainWords(description), webAddress(url), startDate || endDate];
  return facts.filter(Boolean).length;
}

const isWholeIn =
  ({ firstEm }: Room) =>
  ({ description }: Project) =>
    !firstSentences(asSentence(plainWords(description)), within(firstEm)).endsWith('…');

function sideQuest(project: Project, room: Room, words: DraftWords): SideQuest {
  const { name, description, type, roles = [], url } = project;
  const head = (text: string) => asLabel(firstWords(text, within(headEm)));
  const kind = [type, ...roles].map((words) => plainWords(words)).find(Boolean) ?? words.anyKind;
  const address = webAddress(url);
  return {
    title: head(plainWords(name) || plainWords(description)),
    kind: head(kind.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toUpperCase())),
    picture: projectKind(project),
    story: story(project, room),
    ...(address ? { link: { label: words.link, url: address } } : {}),
  };
}

/** The width of a Latin letter in the manual by that on the folded sheet. */
const pageBySheet = 1.375;

/** Whether a text fits a width of the manual's page, and as many letters of the sheet's face the sheet. */
const within = (em: number) => (text: string) => Math.max(textWidth(text), sheetWidth(text) * pageBySheet) <= em;

/** What it is, and what came of it. */
function story({ description, highlights = [] }: Project, { firstEm, restEm }: Room): string[] {
  const came = highlights
    .map((one) => plainWords(one))
    .filter(Boolean)
    .map(asSentence)
    .join(' ');
  return [
    firstSentences(asSentence(plainWords(description)), within(firstEm)),
    firstSentences(came, within(restEm)),
  ].filter(Boolean);
}
