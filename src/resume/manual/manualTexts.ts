import type { Content } from '../Content.ts';
import { caseStudyLinks, caseStudyOf } from '../caseStudies.ts';
import { addressedLetter, isSigned, letterHead } from '../letter/coverLetter.ts';
import { bannerNames } from '../levels/bannerNames.ts';
import { levels, nonLevelStageCount } from '../levels/levels.ts';
import { type ManualMessages, manualMessages } from '../messages/manualMessages.ts';
import { handleOf, keyFacts } from '../owner/keyFacts.ts';
import { hasOwnStory, ownersStory } from '../owner/ownersStory.ts';
import { playerName } from '../owner/playerName.ts';
import { profileFacts } from '../owner/profileFacts.ts';
import { minorSectionLines } from '../sections/minorSections.ts';
import { hasTextSections } from '../sections/resumeSections.ts';
import { contentFor } from '../sections/sectionFields.ts';
import { sideProjects } from '../sections/sideProjects.ts';
import { fillIn } from '../text/fillIn.ts';
import { nonEmptyTexts } from '../text/normalizeText.ts';
import { webAddress } from '../text/webAddress.ts';
import { initials } from './initials.ts';
import { ruledLines } from './pageMetrics.ts';

/** Overrides for the messages of the manual's pages. Missing keys keep their default. */
export type ManualOverrides = { readonly [Page in keyof ManualMessages]?: Partial<ManualMessages[Page]> | undefined };

/** The eight pages by name, in order. */
export type ManualTexts = ReturnType<typeof manualTexts>;

/**
 * Returns the texts and facts of the manual's pages, in order. The screen, print and the PDF share
 * them. Missing texts are `''` and missing lists are empty.
 * @param company the visitor's company; `''` for none
 */
export function manualTexts(all: Content, company: string, messages: ManualOverrides = {}) {
  const content = contentFor('manual', all);
  const innerPages = {
    quick: quickReference(content, company, { ...manualMessages.quickReference, ...messages.quickReference }),
    levels: levelingGuide(content, hasTextSections(all), {
      ...manualMessages.levelingGuide,
      ...messages.levelingGuide,
    }),
    extra: extraContent(content, company, { ...manualMessages.extraContent, ...messages.extraContent }),
    story: story(content, { ...manualMessages.characterStory, ...messages.characterStory }),
    notes: notes({ ...manualMessages.notes, ...messages.notes }),
  };
  return {
    cover: cover(content, { ...manualMessages.cover, ...messages.cover }),
    letter: {
      ...letter(content, company, { ...manualMessages.coverLetter, ...messages.coverLetter }),
      /** The headings of the pages between the letter and the back cover. */
      contents: Object.values(innerPages).map(({ heading }) => heading),
    },
    ...innerPages,
    back: backCover(content, { ...manualMessages.backCover, ...messages.backCover }),
  };
}

function cover(content: Content, messages: ManualMessages['cover']) {
  const { name, role } = keyFacts(content);
  const { tagline, productCode, seal } = content.game.manual;
  return { ...messages, name, role, tagline, productCode, seal, initials: initials(name) };
}

function letter(content: Content, company: string, messages: ManualMessages['coverLetter']) {
  const paragraphs = addressedLetter(content, company);
  const plainParagraphs = paragraphs.map((paragraph) => paragraph.join(''));
  return {
    ...messages,
    head: letterHead(content),
    paragraphs,
    /** The name to draw as a signature above the last paragraph; `''` for none. */
    signature: isSigned(content, plainParagraphs) ? playerName(content.resume) : '',
  };
}

function quickReference(content: Content, company: string, messages: ManualMessages['quickReference']) {
  const { heading, profile, stats, tip: tipLabel } = messages;
  return {
    heading,
    profile,
    facts: profileFacts(content, company, messages),
    /** The texts for the banner, best first. */
    banner: bannerNames(company),
    statsHeading: stats,
    stats: content.game.player.bars,
    tipLabel,
    tip: content.game.manual.tip,
  };
}

function levelingGuide(
  content: Content,
  isInResume: boolean,
  { level: levelMessage, bonus, none, inResume, ...messages }: ManualMessages['levelingGuide'],
) {
  return {
    ...messages,
    none: isInResume ? inResume : none,
    /** Whether the résumé has text sections, which may tell of jobs that are not levels. */
    isInResume,
    levels: levels(content).map((level) => ({
      ...level,
      label: level.number === 'bonus' ? bonus : fillIn(levelMessage, { number: level.number }),
    })),
    /** The number of jobs and education entries that are not levels. */
    otherStageCount: nonLevelStageCount(content),
  };
}

function extraContent(content: Content, company: string, messages: ManualMessages['extraContent']) {
  const { site, sideQuests, quest } = content.game;
  return {
    ...messages,
    /** The name on the castle at the end of the map. */
    castle: bannerNames(company).at(-1) ?? quest.anyCompany,
    projectEntries: sideProjects(content),
    quests: sideQuests.map(({ title, kind, picture, story, link }) => {
      const caseStudy = caseStudyOf(title, content);
      const ownLink = { label: link?.label ?? '', url: absoluteUrl(link?.url ?? '', site.address) };
      return {
        title,
        kind,
        picture,
        caseStudy,
        story: nonEmptyTexts(story),
        links: [ownLink, ...caseStudyLinks(caseStudy, content)].filter(({ url }) => url),
      };
    }),
    minorSections: minorSectionLines(content),
  };
}

/** Completes the URL of a public file (`/talk.pdf`), because the PDF is read outside the site. */
function absoluteUrl(url: string, site: string): string {
  const isFile = url !== '' && !webAddress(url) && URL.canParse(url, site);
  return webAddress(isFile ? new URL(url.replace(/^\/+/, ''), site).href : url);
}

function story(content: Content, messages: ManualMessages['characterStory']) {
  const { game } = content;
  // A hero without headphones has no label for them.
  const headphones = game.character?.headphones === false ? '' : messages.headphones;
  return { ...messages, headphones, story: ownersStory(content), isSummary: !hasOwnStory(game) };
}

function notes({ heading, picture }: ManualMessages['notes']) {
  return { heading, pictureLabel: fillIn(picture, { count: ruledLines }) };
}

function backCover(content: Content, { copyright, qrCode, ...messages }: ManualMessages['backCover']) {
  const { name, email, emailUrl, handle, host, address, ...links } = keyFacts(content);
  const { site, manual } = content.game;
  const profile = [links.code, links.professional].find((link) => link && handleOf(link) === handle);
  return {
    ...messages,
    headline: manual.backHeadline,
    pitch: manual.backPitch,
    name,
    email,
    emailUrl,
    handle,
    handleUrl: profile?.url ?? '',
    host,
    siteUrl: address,
    /** The QR code's alternative text. */
    codeLabel: fillIn(qrCode, { host }),
    /** Still contains `{name}`, because a document may have to shorten the name. */
    copyright: fillIn(copyright, { year: site.copyrightYear }),
    smallPrint: manual.smallPrint,
    productCode: manual.productCode,
  };
}
