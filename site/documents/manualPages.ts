import type { Content } from '../../src/resume/Content.ts';
import { fullBonus } from '../../src/resume/Game.ts';
import type { Stage } from '../../src/resume/levels/stages.ts';
import { type ManualTexts, manualTexts } from '../../src/resume/manual/manualTexts.ts';
import { baseMessagesFor } from '../../src/resume/messages/baseMessagesFor.ts';
import { interfaceLanguage } from '../../src/resume/messages/interfaceLanguage.ts';
import { handleOf } from '../../src/resume/owner/keyFacts.ts';
import { nameInTitle } from '../../src/resume/owner/playerName.ts';
import { blocksOf, joinedParagraphs, plainText, type RichText } from '../../src/resume/RichText.ts';
import { formatCount, isolateRtl, type PluralForms } from '../../src/resume/text/fillIn.ts';
import { nonEmptyTexts } from '../../src/resume/text/normalizeText.ts';
import { splitSentences } from '../../src/resume/text/segments.ts';
import { printedPicture } from './printedPicture.ts';

/**
 * The manual's pages in the format of the templates. The letter and the quest are the generic ones,
 * because a file has no visitor.
 */
export function manualPages(content: Content) {
  const view = manualTexts(content, '', content.messages?.manual);
  return {
    ...view,
    cover: cover(view.cover),
    letter: { ...view.letter, paragraphs: nonEmptyTexts(view.letter.paragraphs.map((parts) => parts.join(''))) },
    quick: quickReference(view.quick),
    levels: levelingGuide(view.levels, content),
    extra: extraContent(view.extra, content),
    story: story(view.story, content),
    back: { ...view.back, handleField: handleField(view.back.handle, content) },
  };
}

function cover({ title, ...page }: ManualTexts['cover']) {
  const name = nameInTitle(page.name);
  return { ...page, name, titlePattern: titlePattern(name, title) };
}

/** Isolates a right-to-left name, so that it does not reverse the whole title. */
function titlePattern(name: string, title: string): string {
  const fullTitle = title.replace('{name}', () => isolateRtl(name).replace(name, '{name}'));
  return name === isolateRtl(name) || title !== isolateRtl(title) ? title : `\u2066${fullTitle}\u2069`;
}

function quickReference(page: ManualTexts['quick']) {
  return {
    ...page,
    facts: page.facts.map(({ label, text }) => ({ label, fact: text.join('') })),
    stats: page.stats.map(({ name, bonus, value }) => ({
      name,
      bonus: value || `+${bonus}`,
      filledSegments: bonus === 'MAX' ? fullBonus : bonus,
      blocks: fullBonus,
    })),
  };
}

function levelingGuide({ omitted, shortened, ...page }: ManualTexts['levels'], content: Content) {
  const levels = page.levels.map(({ number, label, stage }) => ({
    label,
    badge: `badge-${number}`,
    stage: printedStage(stage, baseMessagesFor(content).comma),
  }));
  // The details of a stage are its highlights and its summary.
  const details = levels.reduce((sum, { stage }) => sum + stage.highlights.length + 1, 0);
  return {
    ...page,
    levels,
    omitted: countedForms(omitted, levels.length + page.otherStageCount, content),
    shortened: countedForms(shortened, details, content),
  };
}

/** The highlights of an education entry are its courses: short names, printed as one paragraph. */
function printedStage({ kind, summary, highlights, ...stage }: Stage, comma: string) {
  return kind === 'education'
    ? { ...stage, kind, summary: blocksOf(highlights.map(plainText).join(comma)), highlights: [] }
    : { ...stage, kind: 'work', summary: blocksOf(summary), highlights: highlights.map(inlineRuns) };
}

/** For places that print a single paragraph. */
const inlineRuns = (text: RichText) => joinedParagraphs(text, ' ');

function extraContent({ omitted, shortened, ...page }: ManualTexts['extra'], content: Content) {
  // The details of a project are its highlights, its description and its keywords.
  const details = page.projectEntries.reduce((sum, { highlights }) => sum + highlights.length + 2, 0);
  return {
    ...page,
    comma: baseMessagesFor(content).comma,
    omitted: countedForms(omitted, page.projectEntries.length, content),
    shortened: countedForms(shortened, details, content),
    projectEntries: page.projectEntries.map(({ caseStudy: _, ...project }) => ({
      ...project,
      highlights: project.highlights.map(inlineRuns),
      keywords: project.keywords.join(' · '),
    })),
    quests: page.quests.map(({ caseStudy, ...quest }) => ({ ...quest, photo: printedPicture(caseStudy, content) })),
  };
}

/** Formats every count up to `maxCount`, because only the layout knows how much it omits. */
function countedForms(forms: PluralForms, maxCount: number, content: Content): readonly string[] {
  return Array.from({ length: maxCount + 1 }, (_, count) => formatCount(forms, count, interfaceLanguage(content)));
}

/** A summary in place of a story may be cut after a sentence. */
function story(page: ManualTexts['story'], { game }: Content) {
  const sentences = page.isSummary ? nonEmptyTexts(splitSentences(plainText(page.story), game.site.language)) : [];
  return { ...page, sentences };
}

/**
 * The handle's field, for a problem with its length. The index counts published profiles: those of
 * resume.json with neither user name nor URL are skipped.
 */
function handleField(handle: string, { resume }: Content): string {
  const { profiles = [] } = resume.basics;
  const index = profiles.findIndex((profile) => handleOf(profile) === handle);
  return `basics.profiles.${index}.username`;
}
