import { isTitleOf } from '../../src/resume/caseStudies.ts';
import type { DraftMessages } from '../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../src/resume/Resume.ts';
import { escapeUnprintable, isRecord } from '../import/rules.ts';
import { describedProjects, draftedProjects, type Project, sideQuestsOf } from '../prepare/draft/draftSideQuests.ts';
import { textForDraft } from '../prepare/draft/shortenText.ts';
import type { Choices } from './clackPrompts.ts';

/**
 * The owner's quests, or the projects that a build would take; then every other project. Projects
 * become quests only after the choice, because their stories share the space.
 * @param ownQuests the quests of the owner's game.json; `undefined` if it has none
 */
export function sideQuestChoices(
  ownQuests: readonly unknown[] | undefined,
  resume: Resume,
  messages: DraftMessages,
): Choices {
  const first = ownQuests ? [] : draftedProjects(resume);
  const ownTitles = (ownQuests ?? []).map((quest) => (isRecord(quest) ? String(quest.title) : ''));
  const others = describedProjects(resume).filter(
    (project) => !first.includes(project) && !ownTitles.some((title) => isTitleOf(title, titleOf(project))),
  );
  const projects = [...first, ...others];
  return {
    options: [
      ...(ownQuests ?? []).map((value, index) => ({ value, label: escapeUnprintable(ownTitles[index] ?? '') })),
      ...projects.map((value) => ({ value, label: escapeUnprintable(titleOf(value)) })),
    ],
    initialValues: [...(ownQuests ?? first)],
    toAnswer: (picked) => [
      ...(ownQuests ?? []).filter((quest) => picked.includes(quest)),
      ...sideQuestsOf(
        projects.filter((project) => picked.includes(project)),
        messages,
      ),
    ],
  };
}

const titleOf = ({ name, description }: Project) => textForDraft(name) || textForDraft(description);
