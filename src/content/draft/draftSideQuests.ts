// The résumé's projects as side quests. The tightest place is a panel of the folded sheet, which tells of each quest its
// picture, title and kind, the first paragraph and the link; the page of the manual and the screens tell all.
import type { Game, SideQuest } from '../Game.ts';
import { textWidth } from '../print/textMeasures.ts';
import type { Resume } from '../Resume.ts';
import { webAddress } from '../webAddress.ts';
import { asLabel } from './asLabel.ts';
import { type DraftMessages, draftMessages } from './draftMessages.ts';
import { projectKind } from './projectKind.ts';
import { sheetWidth } from './sheetWidth.ts';
import { asSentence, firstSentences, firstWords } from './shortenText.ts';
import { textForDraft } from './textForDraft.ts';

type Project = NonNullable<Resume['projects']>[number];

/** The width of a title and of a kind, in em: a line of a panel beside the picture. */
const titleEm = 14;

/**
 * What there is room for, by the number of quests, from one: the first paragraph and the one after it, in em of the
 * manual's page (a line of a panel holds about 20). More than four would be names without a word to tell; the other projects
 * stand in the résumé's own list.
 */
const storyBudgets = [
  { firstEm: 150, restEm: 120 },
  { firstEm: 80, restEm: 90 },
  { firstEm: 38, restEm: 60 },
  { firstEm: 18, restEm: 34 },
] as const;

/**
 * The projects of which the most is known (what they are, where to see them, when), as side quests: as many as can be told in whole
 * sentences, one at least.
 */
export function draftSideQuests({ projects = [] }: Resume, messages = draftMessages): Game['sideQuests'] {
  const describedProjects = projects.filter(({ name, description }) => textForDraft(name) || textForDraft(description));
  const ranked = describedProjects.sort((a, b) => detailScore(b) - detailScore(a));
  const candidates = storyBudgets
    .map((budget, index) => ({ room: budget, selected: ranked.slice(0, index + 1) }))
    .slice(0, ranked.length);
  const choice =
    candidates.findLast(({ room: budget, selected }) => selected.every(fitsWhole(budget))) ?? candidates[0];
  return choice ? choice.selected.map((project) => sideQuest(project, choice.room, messages)) : [];
}

type StoryBudget = (typeof storyBudgets)[number];

/** How much is known of a project. What can be told beside three others counts most. */
function detailScore(project: Project): number {
  const { description, url, startDate, endDate } = project;
  const facts = [
    fitsWhole(storyBudgets[3])(project) && textForDraft(description),
    webAddress(url),
    startDate || endDate,
  ];
  return facts.filter(Boolean).length;
}

const fitsWhole =
  ({ firstEm }: StoryBudget) =>
  ({ description }: Project) =>
    !firstSentences(asSentence(textForDraft(description)), fitsWidth(firstEm)).endsWith('…');

function sideQuest(project: Project, budget: StoryBudget, messages: DraftMessages): SideQuest {
  const { name, description, type, roles = [], url } = project;
  const shortenTitle = (text: string) => asLabel(firstWords(text, fitsWidth(titleEm)));
  const kind = [type, ...roles].map((text) => textForDraft(text)).find(Boolean) ?? messages.anyKind;
  const address = webAddress(url);
  return {
    title: shortenTitle(textForDraft(name) || textForDraft(description)),
    kind: shortenTitle(kind.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (character) => character.toUpperCase())),
    picture: projectKind(project),
    story: story(project, budget),
    ...(address ? { link: { label: messages.link, url: address } } : {}),
  };
}

/** The width of a Latin letter in the manual by that on the folded sheet. */
const pageToSheetRatio = 1.375;

/** Whether a text fits a width of the manual's page, and as many letters of the sheet's face the sheet. */
const fitsWidth = (em: number) => (text: string) =>
  Math.max(textWidth(text), sheetWidth(text) * pageToSheetRatio) <= em;

/** What it is, and what came of it. */
function story({ description, highlights = [] }: Project, { firstEm, restEm }: StoryBudget): string[] {
  const outcome = highlights
    .map((one) => textForDraft(one))
    .filter(Boolean)
    .map(asSentence)
    .join(' ');
  return [
    firstSentences(asSentence(textForDraft(description)), fitsWidth(firstEm)),
    firstSentences(outcome, fitsWidth(restEm)),
  ].filter(Boolean);
}
