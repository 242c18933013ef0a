import { isTitleOf } from '../../src/resume/caseStudies.ts';
import type { DraftMessages } from '../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../src/resume/Resume.ts';
import { escapeUnprintable, isRecord } from '../import/rules.ts';
import { describedProjects, draftedProjects, type Project, sideQuestsOf } from '../prepare/draft/draftSideQuests.ts';
import { textForDraft } from '../prepare/draft/shortenText.ts';
import type { Choices } from './clackPrompts.ts';

/**
 * The choices are the owner's quests, or else the projects that a build would draft, and then all
 * other projects with a name or description. Projects become quests only after the choice, because
 * their number decides the length of their stories.
 * @param ownQuests the quests of the owner's game.json; `undefined` if it has none
 */
export function sideQuestChoices(
  ownQuests: readonly unknown[] | undefined,
  resume: Resume,
  messages: DraftMessages,
): Choices {
  const draftProjects = ownQuests ? [] : draftedProjects(resume);
  const ownTitles = (ownQuests ?? []).map((quest) => (isRecord(quest) ? String(quest.title) : ''));
  const others = describedProjects(resume).filter(
    (project) => !draftProjects.includes(project) && !ownTitles.some((title) => isTitleOf(title, titleOf(project))),
  );
  const projects = [...draftProjects, ...others];
  return {
    options: [
      ...(ownQuests ?? []).map((value, index) => ({ value, label: escapeUnprintable(ownTitles[index] ?? '') })),
      ...projects.map((value) => ({ value, label: escapeUnprintable(titleOf(value)) })),
    ],
    initialValues: [...(ownQuests ?? draftProjects)],
    toAnswer: (pickedValues) => [
      ...(ownQuests ?? []).filter((quest) => pickedValues.includes(quest)),
      ...sideQuestsOf(
        projects.filter((project) => pickedValues.includes(project)),
        messages,
      ),
    ],
  };
}

const titleOf = ({ name, description }: Project) => textForDraft(name) || textForDraft(description);
