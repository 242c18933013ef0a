// The data file of online-cv, a Jekyll theme: a sidebar, and sections with a heading and a list.
// The file: https://github.com/sharu725/online-cv/blob/master/_data/data.yml
import { bulletText } from '../normalize/bulletText.ts';
import { profileOn } from '../normalize/networks.ts';
import { isEmpty, isRecord } from '../values.ts';
import { type ConvertedResume, type Format, sectionIn } from './Format.ts';

type Entry = Record<string, unknown>;

export const onlineCv: Format = {
  name: 'an online-cv data file',
  help: 'online-cv (_data/data.yml)',
  convert: ({ document }) =>
    isRecord(document) && isRecord(document.sidebar) && sectionNames.some((name) => !isEmpty(document[name]))
      ? convert(document)
      : undefined,
  settings: /^footer\b|^sidebar\.position$|^(?:sidebar\.)?[\w-]+\.title$|\.(?:degree_icon|location_icon|icon)$/,
};

const sectionNames = [
  'career-profile',
  'education',
  'experiences',
  'certifications',
  'projects',
  'oss',
  'publications',
  'recommendations',
  'skills',
];
const listKeys = ['info', 'list', 'items', 'assignments', 'contributions', 'papers', 'toolset'];
const settings = ['title', 'position', 'about', 'education', 'languages', 'interests'];

function convert(document: Entry): ConvertedResume {
  const { sidebar } = document;
  const entriesIn = (name: string, parent: unknown = document) => sectionIn(parent, name, listKeys);
  const { name, tagline, avatar, email, phone, website, ...otherFields } = isRecord(sidebar) ? sidebar : {};
  const accounts = Object.entries(otherFields).filter(([key, value]) => !settings.includes(key) && !isEmpty(value));
  const profiles = accounts.map(([key, account]) => profileOn(key, String(account)));
  const careerProfile = document['career-profile'];
  const converted = {
    basics: {
      name,
      label: tagline,
      image: avatar,
      email,
      phone: phone === undefined ? undefined : String(phone),
      url: website,
      summary: isRecord(careerProfile) ? careerProfile.summary : careerProfile,
      profiles: profiles.filter((profile) => profile !== undefined),
    },
    work: entriesIn('experiences').map(({ role, details, ...job }) => ({
      ...job,
      position: role,
      ...bulletText(typeof details === 'string' ? details : ''),
    })),
    education: entriesIn('education').map(({ details, ...course }) => ({ ...course, summary: details })),
    certificates: entriesIn('certifications').map(({ credentialurl, start, ...certificate }) => ({
      ...certificate,
      url: credentialurl,
      date: start === undefined ? undefined : String(start),
    })),
    projects: [...entriesIn('projects'), ...entriesIn('oss')].map(({ tagline: description, ...project }) => ({
      ...withLink(project),
      description,
    })),
    publications: entriesIn('publications').map(({ conference, ...paper }) => ({
      ...withLink(paper),
      publisher: conference,
    })),
    references: entriesIn('recommendations'),
    skills: entriesIn('skills'),
    languages: entriesIn('languages', sidebar).map(({ idiom, ...language }) => ({ ...language, language: idiom })),
    interests: entriesIn('interests', sidebar).map(({ item, link }) => ({ name: item, ...(link ? { link } : {}) })),
  };
  return {
    document: converted,
  };
}

/** The theme's sample has links without a target. */
function withLink({ link, ...entry }: Entry): Entry {
  return typeof link === 'string' && !link.startsWith('#') ? { ...entry, url: link } : entry;
}
