// Drafts side quests from the résumé's projects. A panel of the folded sheet has the least space: it
// shows each quest's picture, title, kind, first paragraph and link. Other media show everything.
import type { Game, SideQuest } from '../../../src/resume/Game.ts';
import { type DraftMessages, draftMessages } from '../../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';
import { projectKind } from './projectKind.ts';
import {
  asLabel,
  asSentence,
  firstSentences,
  firstWords,
  fitsSheet,
  textForDraft,
  wholeSentences,
} from './shortenText.ts';

export type Project = NonNullable<Resume['projects']>[number];

/** A title or a kind fits a line of a panel beside the picture. */
const fitsTitle = fitsSheet(10);

/**
 * The widths of the first and the next paragraph by the number of quests, from one, in em of the
 * folded sheet (a line of a panel holds about 15). A fifth quest would fit only its name.
 */
const storyBudgets = [
  { firstEm: 109, nextEm: 87 },
  { firstEm: 58, nextEm: 65 },
  { firstEm: 27.6, nextEm: 43.6 },
  { firstEm: 13, nextEm: 24.7 },
] as const;

export function draftSideQuests(resume: Resume, messages = draftMessages): Game['sideQuests'] {
  return sideQuestsOf(draftedProjects(resume), messages);
}

/** Drafts at most this many. Panels have little space for the stories of more quests. */
const maxQuests = 3;

/**
 * The newest one to three projects: as many as fit in whole sentences. If any project has a text,
 * projects without text are left out.
 */
export function draftedProjects(resume: Resume): readonly Project[] {
  const projects = describedProjects(resume);
  const withText = projects.filter(({ description, highlights = [] }) =>
    [description, ...highlights].some((text) => textForDraft(text) !== ''),
  );
  const newest = (withText.length > 0 ? withText : projects)
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)) || Number(hasLink(b)) - Number(hasLink(a)))
    .slice(0, maxQuests);
  const isWhole = (count: number) => newest.slice(0, count).every(fitsWhole(storyBudgets[count - 1]));
  const count = newest.findLastIndex((_, index) => isWhole(index + 1)) + 1;
  return newest.slice(0, Math.max(1, count));
}

const hasLink = ({ url }: Project) => webAddress(url) !== '';

const dateOf = ({ endDate, startDate }: Project) => endDate || startDate || '';

export function describedProjects({ projects = [] }: Resume): Project[] {
  return projects.filter(({ name, description }) => textForDraft(name) || textForDraft(description));
}

/** The side quests of these projects. More projects have shorter stories. */
export function sideQuestsOf(projects: readonly Project[], messages = draftMessages): SideQuest[] {
  const budget = storyBudgets[Math.min(projects.length, storyBudgets.length) - 1];
  return budget ? projects.map((project) => sideQuest(project, budget, messages)) : [];
}

type StoryBudget = (typeof storyBudgets)[number];

const fitsWhole =
  ({ firstEm }: StoryBudget = storyBudgets[0]) =>
  ({ description }: Project) =>
    !firstSentences(asSentence(textForDraft(description)), fitsSheet(firstEm)).endsWith('…');

function sideQuest(project: Project, budget: StoryBudget, messages: DraftMessages): SideQuest {
  const { name, description, type, roles = [], url } = project;
  const shortenTitle = (text: string) => asLabel(firstWords(text, fitsTitle));
  const kind = [type, ...roles].map(textForDraft).find(Boolean) ?? messages.defaultKind;
  const address = webAddress(url);
  return {
    title: shortenTitle(textForDraft(name) || textForDraft(description)),
    kind: shortenTitle(kind.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (character) => character.toUpperCase())),
    picture: projectKind(project),
    story: story(project, budget),
    ...(address ? { link: { label: messages.link, url: address } } : {}),
  };
}

/**
 * The description and the highlights, in whole sentences. The description is cut if not even its
 * first sentence fits.
 */
function story({ description, highlights = [] }: Project, { firstEm, nextEm }: StoryBudget): string[] {
  const outcome = highlights.map(textForDraft).filter(Boolean).map(asSentence).join(' ');
  return [
    firstSentences(asSentence(textForDraft(description)), fitsSheet(firstEm)),
    wholeSentences(outcome, fitsSheet(nextEm)),
  ].filter(Boolean);
}
