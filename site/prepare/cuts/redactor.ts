// Replaces names and contacts in the texts of an anonymous cut (a variant of the résumé).

import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { plainText } from '../../../src/resume/RichText.ts';
import { isOwnBusiness } from '../draft/workHistory.ts';
import { markdown } from '../publish/markdown.ts';
import {
  addressPatterns,
  contactPattern,
  employerNames,
  nameSource,
  ownerNames,
  phonePattern,
} from './secretPatterns.ts';

/** Replaces the owner's name and contacts, in every language. */
const omission = '[…]';

/** The longest description that fits a line instead of an employer's name, in characters. */
const maxLabelLength = 60;

export type Redactor = {
  redact: (text: string) => string;
  /** The text that replaces an employer's name. A name like "Freelance" stays. */
  employerLabel: (name: string) => string;
};

type Rule = { pattern: RegExp; replacement: string };

/**
 * @param resume the whole résumé: texts may name an employer whose job is hidden
 * @param unknownEmployer the label of an employer without a usable description
 */
export function redactor(resume: WrittenResume, address: string, unknownEmployer: string): Redactor {
  const ownerRules = ownerNames(resume.basics.name).map((part) => rule(part, omission));
  const personalRules = [...contactRules(resume, address), ...ownerRules];
  const employers = [...new Set((resume.work ?? []).flatMap(({ name }) => name?.trim() || []))].filter(
    (name) => !isOwnBusiness(name),
  );
  const names = employers.flatMap((employer) => employerNames(employer).map((name) => ({ employer, name })));
  // The longest first, because a name may begin with another: "Oak", "Oak Mill".
  const longestFirst = names.toSorted((a, b) => b.name.length - a.name.length);
  const employerRules = (replacementFor: (employer: string) => string) =>
    longestFirst.map(({ employer, name }) => rule(name, replacementFor(employer)));

  const withoutNames = (text: string) => apply([...personalRules, ...employerRules(() => omission)], text);
  const labels = new Map(
    employers.map((employer) => [employer, labelOf(employer, resume, withoutNames) ?? unknownEmployer]),
  );
  const employerLabel = (name: string) => labels.get(name.trim()) ?? name;
  const rules = [...personalRules, ...employerRules((employer) => `[${employerLabel(employer)}]`)];
  return { redact: (text) => apply(rules, text), employerLabel };
}

function apply(rules: readonly Rule[], text: string): string {
  const redactedText = rules.reduce(
    (all, { pattern, replacement }) => all.replace(pattern, () => replacement),
    text.normalize('NFC'),
  );
  // A first and a last name that match separately leave two omissions.
  return redactedText.replace(/\[…\](?:\s+\[…\])+/g, omission);
}

function rule(name: string, replacement: string): Rule {
  const { source, flags } = nameSource(name);
  return { pattern: new RegExp(source, flags), replacement };
}

/** The employer's description if it is short and names nobody. */
function labelOf(employer: string, { work = [] }: WrittenResume, redact: (text: string) => string) {
  return work
    .filter(({ name }) => name?.trim() === employer)
    .map(({ description = '' }) => plainText(markdown(description)).trim().replace(/\.$/, ''))
    .find((text) => text && text.length <= maxLabelLength && redact(text) === text.normalize('NFC'));
}

function contactRules({ basics, work = [] }: WrittenResume, address: string): readonly Rule[] {
  const { email = '', phone = '', url = '', profiles = [] } = basics;
  const sites = [url, address, ...profiles.map((profile) => profile.url ?? ''), ...work.map((job) => job.url ?? '')];
  const contacts = [
    email,
    email.replace(/^.*@/, ''),
    ...sites.map(hostAndPath),
    ...profiles.map(({ username = '' }) => username.replace(/^@/, '')),
  ];
  const phoneNumber = phonePattern(phone);
  const patterns = [
    ...addressPatterns,
    ...contacts.filter((contact) => contact.trim().length > 2).map((contact) => contactPattern(contact.trim())),
    ...(phoneNumber ? [phoneNumber] : []),
  ];
  return patterns.map((pattern) => ({ pattern, replacement: omission }));
}

const hostAndPath = (url: string) => url.replace(/^[a-z]+:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');
