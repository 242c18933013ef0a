// Prepares the plain résumé's texts. The template only lays them out.

import type { Content } from '../../src/resume/Content.ts';
import { formatPeriod, type PeriodMessages } from '../../src/resume/dates/formatPeriod.ts';
import { baseMessagesFor } from '../../src/resume/messages/baseMessagesFor.ts';
import { keyFacts } from '../../src/resume/owner/keyFacts.ts';
import { blocksOf, type RichBlock, type RichText } from '../../src/resume/RichText.ts';
import type { LabeledFact, ResumeEntry, ResumeSection } from '../../src/resume/sections/ResumeSection.ts';
import { resumeSections } from '../../src/resume/sections/resumeSections.ts';
import { normalizeText } from '../../src/resume/text/normalizeText.ts';
import { workLinks } from '../../src/resume/works.ts';
import { spelledAddress } from '../screens/plainResume/spelledAddress.ts';
import { printedPicture } from './printedPicture.ts';
import { resumeContacts } from './resumeContacts.ts';

type Blocks = readonly RichBlock[];
type EntryDetails = { when: string; location: string; summary: Blocks; points: readonly Blocks[] };

/** An entry; missing texts are `''` and missing lists are empty. */
type EntryText = EntryDetails & {
  title: string;
  organization: string;
  description: string;
  url: string;
  address: string;
  facts: readonly LabeledFact[];
  roles: readonly (EntryDetails & { title: string })[];
  picture: ReturnType<typeof printedPicture>;
  /** Links to more about the entry, with their addresses spelled out. */
  links: readonly { label: string; url: string; address: string }[];
};

export type SectionText = { heading: string } & (
  | { kind: 'text'; text: Blocks }
  | { kind: 'entries'; entries: readonly EntryText[] }
  | { kind: 'facts'; facts: readonly LabeledFact[] }
  | { kind: 'quotes'; quotes: readonly { text: Blocks; by: string }[] }
);

/** The owner's name, role, contacts, and every section of the plain résumé in order. */
export function resumeText(content: Content) {
  const { name, role } = keyFacts(content);
  return {
    name: normalizeText(name),
    role: normalizeText(role),
    contacts: resumeContacts(content),
    sections: resumeSections(content).map((section) => sectionText(section, content)),
  };
}

function sectionText(section: ResumeSection, content: Content): SectionText {
  const { heading } = section;
  switch (section.kind) {
    case 'text':
      return { heading, kind: 'text', text: blocksOf(section.text) };
    case 'entries':
      return { heading, kind: 'entries', entries: section.entries.map((entry) => entryText(entry, content)) };
    case 'facts':
      return { heading, kind: 'facts', facts: section.facts };
    case 'quotes':
      return {
        heading,
        kind: 'quotes',
        quotes: section.quotes.map(({ text, by }) => ({ text: blocksOf(text), by })),
      };
    default:
      return section satisfies never;
  }
}

function entryText(
  { title, organization, description, url, facts, roles, work, ...entry }: ResumeEntry,
  content: Content,
): EntryText {
  const periods = baseMessagesFor(content);
  return {
    ...entryDetails(entry, periods),
    title,
    organization,
    description,
    url,
    address: spelledAddress(url),
    facts,
    roles: roles.map((role) => ({ ...entryDetails(role, periods), title: role.title })),
    picture: printedPicture(work, content),
    links: workLinks(work, content).map((link) => ({ ...link, address: spelledAddress(link.url) })),
  };
}

type DetailSource = { start: string; end: string; location: string; summary: RichText; points: readonly RichText[] };

function entryDetails({ start, end, location, summary, points }: DetailSource, periods: PeriodMessages): EntryDetails {
  return {
    when: formatPeriod(start, end, periods),
    location,
    summary: blocksOf(summary),
    points: points.map(blocksOf),
  };
}
