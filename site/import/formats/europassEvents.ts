// Entries of the current Europass that have a title, dates, a description and links.
import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { bulletText } from '../normalize/bulletText.ts';
import { htmlText } from '../normalize/htmlText.ts';
import { elementsAt, firstTextAt, textAt } from './xmlElements.ts';

type Entry = Record<string, unknown>;

/** Each section whose entries have a title, dates, a description and links: the résumé's section, and a type. */
export const eventSections: Readonly<Record<string, readonly [section: string, type?: string]>> = {
  Projects: ['projects'],
  CreativeWorks: ['projects'],
  ConferencesAndSeminars: ['projects', 'conference'],
  SpeakingHistory: ['projects', 'talk'],
  VoluntaryWorks: ['volunteer'],
  NetworksAndMemberships: ['volunteer'],
  SocialAndPoliticalActivities: ['volunteer'],
  HonoursAndAwards: ['awards'],
  HonorsAndAwards: ['awards'],
  CourseCertifications: ['certificates'],
  Certifications: ['certificates'],
  PublicationHistory: ['publications'],
  PatentHistory: ['publications'],
  HobbiesAndInterests: ['interests'],
  CommunicationAndInterpersonalSkills: ['skills'],
  ManagementAndLeadershipSkills: ['skills'],
  OrganisationalSkills: ['skills'],
  DigitalSkills: ['skills'],
};

export function toEventEntry(event: Element, section: string, type: string | undefined): Entry {
  const title = textAt(event, 'Title') || textAt(event, 'CertificationName') || textAt(event, 'Activity');
  const text = textAt(event, 'Description') || textAt(event, 'FormattedPublicationDescription');
  const { startDate, endDate } = periodAt(event, 'Date');
  const [date] = [
    ...['FirstIssuedDate/FormattedDateTime', 'HonourAwardDate/FormattedDateTime', 'HonourAwardDate'],
    ...['Date/FormattedDateTime', 'Year'],
  ]
    .map((path) => firstTextAt(event, path))
    .concat(String(startDate))
    .filter(Boolean);
  const url = firstTextAt(event, 'Link') || firstTextAt(event, 'DOI/Link');
  const doi = firstTextAt(event, 'DOI/Value');
  const location = textAt(event, 'Location');
  switch (section) {
    case 'skills':
    case 'interests':
      return { name: title, keywords: textLines(text) };
    case 'projects':
    case 'work':
      return { name: title, type, url, startDate, endDate, location, ...describe(text) };
    case 'volunteer':
      return { position: title, url, startDate, endDate, location, ...bulletText(text) };
    case 'awards':
      return { title, date, summary: text, location };
    case 'certificates':
      return { name: title, date, url, issuer: textAt(event, 'IssuingAuthority'), summary: text };
    case 'publications':
      return {
        name: title || text,
        authors: ['Author', 'Authors', 'AuthorName'].flatMap((path) => elementsAt(event, path)).map(textContent),
        releaseDate: date,
        publisher: textAt(event, 'Reference'),
        url: url || (doi && `https://doi.org/${doi}`),
        summary: title ? text : '',
      };
    default:
      return section === 'languages' ? { language: title } : { name: title, summary: text };
  }
}

function describe(text: string): Entry {
  const { summary, highlights } = bulletText(text);
  return { description: summary, highlights };
}

export function periodAt(from: Element, path: string): Entry {
  const date = (name: string) =>
    firstTextAt(from, `${path}/${name}/FormattedDateTime`) || firstTextAt(from, `${path}/${name}/DateText`);
  const isOngoing = textAt(from, `${path}/Ongoing`) === 'true' || textAt(from, `${path}/CurrentIndicator`) === 'true';
  return { startDate: date('StartDate'), endDate: isOngoing ? '' : date('EndDate') };
}

export function textLines(html: string): readonly string[] {
  const { summary, highlights } = htmlText(html);
  return [...summary.split('\n'), ...highlights].map((line) => line.trim()).filter(Boolean);
}
