// Prepares the manual's texts, page by page. The templates only lay them out.

import type { Content } from '../../src/resume/Content.ts';
import { coverLetter, isSigned, letterHead } from '../../src/resume/letter/coverLetter.ts';
import { currentQuest } from '../../src/resume/letter/currentQuest.ts';
import { levels, nonLevelStageCount } from '../../src/resume/levels/levels.ts';
import type { Stage } from '../../src/resume/levels/stages.ts';
import { minorSectionLines } from '../../src/resume/manual/minorSectionsLayout.ts';
import { ruledLines } from '../../src/resume/manual/pageAreas.ts';
import { baseMessagesFor } from '../../src/resume/messages/baseMessagesFor.ts';
import { manualMessages } from '../../src/resume/messages/manualMessages.ts';
import { fullBonus } from '../../src/resume/owner/fullBonus.ts';
import { keyFacts } from '../../src/resume/owner/keyFacts.ts';
import { nameWithoutTitles } from '../../src/resume/owner/playerName.ts';
import { blocksOf, type InlineRuns, plainText, type RichText } from '../../src/resume/RichText.ts';
import { contentFor } from '../../src/resume/sections/sectionNames.ts';
import { sideProjects } from '../../src/resume/sections/sideProjects.ts';
import { fillIn } from '../../src/resume/text/fillIn.ts';
import { formatCount, type PluralForms } from '../../src/resume/text/formatCount.ts';
import { isolateRtl } from '../../src/resume/text/isolateRtl.ts';
import { nonEmptyTexts, normalizeText } from '../../src/resume/text/normalizeText.ts';
import { webAddress } from '../../src/resume/text/webAddress.ts';
import { workLinks, workOf } from '../../src/resume/works.ts';
import { segments } from '../import/text/segments.ts';
import { printedPicture } from './printedPicture.ts';

/**
 * The texts of the manual's pages; missing texts are `''` and missing lists are empty. Letter and
 * quest are the generic ones, since a file has no visitor.
 */
export function manualPages(all: Content) {
  const content = contentFor('manual', all);
  return {
    cover: cover(content),
    letter: letter(content),
    quick: quickReference(content),
    levels: levelingGuide(content),
    extra: extraContent(content),
    story: story(content),
    notes: notes(content),
    back: backCover(content),
  };
}

const manualIn = ({ messages }: Content) => messages?.manual ?? manualMessages;

/** Formats every count up to `most`: the number of omitted entries is known only during layout. */
function countedForms(forms: PluralForms, maxCount: number, { game }: Content): readonly string[] {
  return Array.from({ length: maxCount + 1 }, (_, count) => formatCount(forms, count, game.site.language));
}

function letter(content: Content) {
  const paragraphs = coverLetter(content, '');
  return {
    ...manualIn(content).coverLetter,
    head: normalizeText(letterHead(content)),
    paragraphs: nonEmptyTexts(paragraphs),
    isSigned: isSigned(content, paragraphs),
  };
}

function cover(content: Content) {
  const { name, role } = keyFacts(content);
  const displayName = normalizeText(nameWithoutTitles(name));
  return {
    ...ownerTexts(content),
    name: displayName,
    titlePattern: titlePattern(displayName, manualIn(content).cover.title),
    role: normalizeText(role),
  };
}

/** All of `manual` in game.json, under its own keys; each page takes what it prints. */
function ownerTexts({ game }: Content) {
  return Object.fromEntries(Object.entries(game.manual).map(([key, text]) => [key, normalizeText(text)]));
}

/** Isolates a right-to-left name, so that it does not reverse the whole title. */
function titlePattern(name: string, title: string): string {
  const fullTitle = title.replace('{name}', () => isolateRtl(name).replace(name, '{name}'));
  return name === isolateRtl(name) || title !== isolateRtl(title) ? title : `\u2066${fullTitle}\u2069`;
}

function notes(content: Content) {
  const { heading, picture } = manualIn(content).notes;
  return { heading, picture: fillIn(picture, { count: ruledLines }) };
}

function quickReference(content: Content) {
  const { player, manual } = content.game;
  const messages = manualIn(content).quickReference;
  const facts = [
    [messages.name, keyFacts(content).name],
    [messages.class, player.class],
    [messages.playtime, player.playtime],
    [messages.quest, currentQuest(content.game, '')],
  ] as const;
  return {
    heading: messages.heading,
    profile: messages.profile,
    facts: facts.map(([label, fact]) => ({ label, fact: normalizeText(fact) })),
    statsHeading: messages.stats,
    stats: player.bars.map(({ name, bonus, value }) => ({
      name: normalizeText(name),
      bonus: value ? normalizeText(value) : `+${bonus}`,
      filledSegments: bonus === 'MAX' ? fullBonus : bonus,
      blocks: fullBonus,
    })),
    tipLabel: messages.tip,
    tip: normalizeText(manual.tip),
  };
}

function levelingGuide(content: Content) {
  const { heading, none, omitted, shortened, bonus, level } = manualIn(content).levelingGuide;
  const printedLevels = levels(content).map(({ number, stage }) => ({
    label: number === 'bonus' ? bonus : fillIn(level, { number }),
    badge: `badge-${number}`,
    stage: stageText(stage, baseMessagesFor(content).comma),
  }));
  const otherStages = nonLevelStageCount(content);
  const details = printedLevels.reduce((sum, { stage }) => sum + stage.highlights.length + 1, 0);
  return {
    heading,
    none,
    omitted: countedForms(omitted, printedLevels.length + otherStages, content),
    shortened: countedForms(shortened, details, content),
    beside: otherStages,
    levels: printedLevels,
  };
}

function stageText(
  { kind, title, organization: place, period, duration: length, summary, highlights, url }: Stage,
  comma: string,
) {
  return {
    kind: kind === 'job' ? 'work' : 'education',
    title: normalizeText(title),
    place: normalizeText(place),
    period: normalizeText(period),
    length: normalizeText(length),
    // The highlights of a training are its courses: short names, printed as one line.
    summary: kind === 'training' ? blocksOf(highlights.map(plainText).join(comma)) : blocksOf(summary),
    highlights: kind === 'training' ? [] : highlights.map(inlineRuns),
    url,
  };
}

/** Joins a text's paragraphs into one run, for places that print a single paragraph. */
function inlineRuns(text: RichText): InlineRuns {
  const runs = blocksOf(text).flatMap((block) => ('list' in block ? block.list : [block.paragraph]));
  return runs.flatMap((messages, index) => (index === 0 ? messages : [' ', ...messages]));
}

function extraContent(content: Content) {
  const { game } = content;
  const projects = sideProjects(content);
  const messages = manualIn(content).extraContent;
  const details = projects.reduce((sum, { highlights }) => sum + highlights.length + 2, 0);
  return {
    ...messages,
    comma: baseMessagesFor(content).comma,
    omitted: countedForms(messages.omitted, projects.length, content),
    shortened: countedForms(messages.shortened, details, content),
    alsoLines: minorSectionLines(content).map(({ name, ...line }) => ({ section: name, ...line })),
    projectEntries: projects.map(({ name, description, period, highlights, keywords, url, links = [] }) => ({
      name: normalizeText(name),
      description: normalizeText(description),
      period: normalizeText(period),
      highlights: highlights.map(inlineRuns),
      keywords: nonEmptyTexts(keywords).join(' · '),
      url,
      links,
    })),
    quests: game.sideQuests.map(({ title, kind, picture, story: paragraphs, link }) => ({
      title: normalizeText(title),
      kind: normalizeText(kind),
      picture: `quest-${picture}`,
      photo: printedPicture(workOf(title, content), content),
      story: nonEmptyTexts(paragraphs),
      link: normalizeText(link?.label),
      url: link ? addressFrom(game.site.address, link.url) : '',
      links: workLinks(workOf(title, content), content),
    })),
  };
}

/** Completes the address of a public file, since a document is read outside the site. */
function addressFrom(site: string, url: string): string {
  return webAddress(URL.canParse(url, site) ? new URL(url.replace(/^\/+/, ''), site).href : '');
}

/** The owner's story; without one, the résumé's summary, which the template may cut. */
function story({ resume, game, messages }: Content) {
  const ownStory = nonEmptyTexts(game.about);
  return {
    ...(messages?.manual ?? manualMessages).characterStory,
    paragraphs: ownStory.length > 0 ? ownStory.map((text) => ({ paragraph: [text] })) : blocksOf(resume.basics.summary),
    isSummary: ownStory.length === 0,
    sentences: sentencesOf(plainText(resume.basics.summary), game.site.language),
  };
}

function sentencesOf(text: string, language: string): readonly string[] {
  return nonEmptyTexts(segments(text, new Intl.Segmenter(language, { granularity: 'sentence' })));
}

function backCover(content: Content) {
  const { name, email, emailUrl, handle, host, address, code, professional } = keyFacts(content);
  const messages = manualIn(content).backCover;
  const { profiles = [] } = content.resume.basics;
  const handleIndex = profiles.findIndex(
    ({ username }) => normalizeText(username).replace(/^@/, '') === normalizeText(handle).slice(1),
  );
  const profile = [code, professional].find((link) => link && handle.slice(1) === link.username.replace(/^@/, ''));
  return {
    ...ownerTexts(content),
    hire: messages.hire,
    name: normalizeText(name),
    email: normalizeText(email),
    emailUrl,
    handle: normalizeText(handle),
    handleUrl: profile?.url ?? '',
    handleField: `basics.profiles.${handleIndex}.username`,
    mobile: messages.mobile,
    host: normalizeText(host),
    siteUrl: address,
    qr: fillIn(messages.code, { host: normalizeText(host) }),
    // The template appends the name, cut to fit the line.
    copyright: fillIn(messages.copyright, { year: content.game.site.copyrightYear, name: '' }).trim(),
  };
}
