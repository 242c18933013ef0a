// Prepares the plain résumé's texts. The template only lays them out.

import type { Content } from '../../src/resume/Content.ts';
import { caseStudyLinks } from '../../src/resume/caseStudies.ts';
import { formatPeriod, type PeriodMessages } from '../../src/resume/dates/formatPeriod.ts';
import { baseMessagesFor } from '../../src/resume/messages/baseMessagesFor.ts';
import { keyFacts } from '../../src/resume/owner/keyFacts.ts';
import { blocksOf, inlineText, isTitle, type RichText } from '../../src/resume/RichText.ts';
import type { ResumeEntry, ResumeSection, Role } from '../../src/resume/sections/ResumeSection.ts';
import { resumeSections } from '../../src/resume/sections/resumeSections.ts';
import { normalizeText } from '../../src/resume/text/normalizeText.ts';
import { displayAddress } from '../config/displayAddress.ts';
import { printedPicture } from './printedPicture.ts';
import { contactLines, resumeContacts } from './resumeContacts.ts';

export type SectionText = ReturnType<typeof sectionText>;

/** The owner's name, role, contacts, and every section of the plain résumé in order. */
export function resumeText(content: Content) {
  const { name, role } = keyFacts(content);
  return {
    name: normalizeText(name),
    role: normalizeText(role),
    contacts: contactLines(resumeContacts(content)),
    sections: resumeSections(content).map((section) => ({
      ...sectionText(section, content),
      isTextSection: section.isTextSection ?? false,
    })),
  };
}

function sectionText(section: ResumeSection, content: Content) {
  const { heading } = section;
  switch (section.kind) {
    case 'text':
      return { heading, kind: section.kind, text: layoutBlocks(section.text) };
    case 'entries': {
      const entries = section.entries.map((entry) => entryText(entry, content));
      return { heading, kind: section.kind, entries };
    }
    case 'facts':
      return { heading, kind: section.kind, facts: section.facts };
    case 'quotes': {
      const quotes = section.quotes.map(({ text, by }) => ({ text: blocksOf(text), by }));
      return { heading, kind: section.kind, quotes };
    }
    default:
      return section satisfies never;
  }
}

/** The longest line, such as dates, that stays on the page of the title above it, in characters. */
const maxDetailsLength = 90;

/** At most this many titles in a row stay on one page. */
const maxTitles = 3;

/** The blocks of a text. Titles and the details below them are sticky: on the page of what follows. */
function layoutBlocks(text: RichText) {
  return blocksOf(text).map((block, index, blocks) => {
    const above = blocks[index - 1];
    const isBelowTitle = above !== undefined && isTitle(above);
    const belongsToText = blocks.slice(index + 1, index + 1 + maxTitles).some((below) => !isTitle(below));
    const isDetails = isBelowTitle && 'paragraph' in block && inlineText(block.paragraph).length <= maxDetailsLength;
    return {
      ...block,
      isTitle: isTitle(block) && !isBelowTitle,
      isSticky: isTitle(block) ? belongsToText : isDetails,
    };
  });
}

function entryText(entry: ResumeEntry, content: Content) {
  const { title, organization, url, facts, roles, caseStudy } = entry;
  const periods = baseMessagesFor(content);
  return {
    title,
    organization,
    url,
    facts,
    ...entryDetails(entry, periods),
    address: displayAddress(url),
    roles: roles.map((role) => ({ title: role.title, ...entryDetails(role, periods) })),
    picture: printedPicture(caseStudy, content),
    /** Links to more about the entry, with their addresses spelled out. */
    links: caseStudyLinks(caseStudy, content).map((link) => ({ ...link, address: displayAddress(link.url) })),
  };
}

function entryDetails(entry: ResumeEntry | Role, periods: PeriodMessages) {
  const { start, end, location, description, summary, points } = entry;
  return {
    when: formatPeriod(start, end, periods),
    location,
    description,
    summary: blocksOf(summary),
    points: points.map(blocksOf),
  };
}
