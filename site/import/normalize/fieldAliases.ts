// Field names of JSON Resume before 1.0, of other tools and of people, normalized: `startedon`
// matches "Started On", `started_on` and `startedOn`. The first in the list counts.

import { localAliases } from './localAliases.ts';
import { headings } from './sectionTitles.ts';

export type FieldAliases = Readonly<Record<string, string>>;

const dateAliases: FieldAliases = {
  startDate: 'start from startedon startedat begin datestart since startyear yearstart fromdate',
  endDate: 'end to until till finishedon endedon finish dateend completedon finishdate endyear yearend todate',
};
const linkAliases: FieldAliases = {
  url: 'website link homepage href web companyurl companywebsite projecturl schoolurl weburl',
};
const highlightAliases: FieldAliases = {
  highlights:
    'achievements responsibilities accomplishments bullets points tasks duties milestones details descriptions',
};

/** By an object's path pattern, `work[]`, and its field. */
const aliasesByPath: Readonly<Record<string, FieldAliases>> = {
  // Besides the headings in sectionTitles.ts.
  '': {
    basics: 'bio personal personalinfo personalinformation personaldetails contactinfo',
    work:
      'experiences workexperiences jobs positions professionalexperiences jobhistory experiencias experienciasprofissionais ' +
      'experienciasprofesionales experienciaslaborales esperienze trabajo werdegang erfahrung',
    education:
      'educations studies academics educationhistory schooling estudios formacoes formaciones estudos titolidistudio',
    skills: 'skillset skillsets competencies expertise',
    languages: 'spokenlanguages languageskills',
    projects: 'portfolio',
    publications: 'papers articles',
    awards: 'achievements',
    certificates: 'certification licensesandcertifications corsi cursos weiterbildung',
    references: 'testimonials',
    interests: 'hobby',
  },
  basics: {
    ...linkAliases,
    name: 'fullname',
    label: 'headline title titles jobtitle profession position role tagline occupation subtitle designation',
    image: 'picture photo avatar profilepicture imageurl headshot',
    email: 'emailaddress mail',
    phone: 'phonenumber mobile telephone tel cell cellphone mobilephone mobilenumber contactnumber',
    summary:
      'about aboutme bio biography profile objective careerobjective introduction intro description professionalsummary ' +
      'profilesummary careersummary careerprofile executivesummary overview statement abstract',
    profiles: 'socials social socialnetworks socialmedia networks accounts links',
    location: 'address residence',
  },
  'basics.location': {
    city: 'town locality',
    region: 'state province county',
    postalCode: 'zip zipcode postcode',
    country: 'countryname',
  },
  'basics.profiles[]': {
    ...linkAliases,
    network: 'name site platform type service',
    username: 'user handle login account',
    url: 'link href website profileurl',
  },
  'work[]': {
    ...linkAliases,
    ...dateAliases,
    ...highlightAliases,
    name: 'company companyname employer organization organisation place',
    position: 'title jobtitle role designation',
    location: 'city place',
    description: 'companydescription aboutcompany',
  },
  'volunteer[]': {
    ...linkAliases,
    ...dateAliases,
    ...highlightAliases,
    organization: 'company companyname name organisation',
    position: 'role title',
    summary: 'description',
    location: 'city place',
  },
  'education[]': {
    ...linkAliases,
    ...dateAliases,
    institution: 'school schoolname university college name institute organization organisation place',
    area: 'field fieldofstudy major subject specialization course',
    studyType: 'degree degreename qualification title program programme name',
    score: 'gpa grade grades result',
    courses: 'coursework classes modules relevantcourses relevantcoursework curriculum',
    location: 'city place',
    thesis: 'dissertation thesistitle',
    summary: 'description notes',
    highlights:
      'honors honours achievements activities activitiesandsocieties details awards bullets points descriptions',
  },
  'awards[]': {
    title: 'name award',
    awarder: 'issuer organization institution by',
    date: 'year issuedon awardedon',
    url: 'website link href',
    summary: 'description',
  },
  'certificates[]': {
    ...linkAliases,
    name: 'title certificate',
    issuer: 'authority organization issuedby provider',
    date: 'issuedate issuedon year startedon startdate',
    summary: 'description details',
  },
  'publications[]': {
    ...linkAliases,
    name: 'title',
    authors: 'author coauthors creators writers',
    publisher: 'journal venue issuer',
    releaseDate: 'date year publishedon publicationdate published issuedon',
    summary: 'description abstract',
  },
  'skills[]': {
    name: 'skill category title group label area type family',
    level: 'proficiency rating',
    keywords: 'items skills tags technologies details list tools text',
  },
  'languages[]': { language: 'name lang title label', fluency: 'level proficiency details rating' },
  'interests[]': { name: 'interest title hobby label', keywords: 'items tags details' },
  'references[]': {
    name: 'author person referee user',
    position: 'role title jobtitle relationship relation',
    reference: 'text quote testimonial description summary recommendation content',
  },
  'projects[]': {
    ...linkAliases,
    ...dateAliases,
    ...highlightAliases,
    url: 'website link github repo repository href demo homepage',
    name: 'title project projectname',
    description: 'summary category',
    keywords: 'technologies tech stack techstack tools tags skills',
    roles: 'role position',
    entity: 'company organization client',
    location: 'city place',
  },
};

/** The field that gets a string, or a key, written instead of an object. */
const defaultField: Readonly<Record<string, string>> = {
  'basics.location': 'city',
  'basics.profiles[]': 'network',
  'education[]': 'institution',
  'volunteer[]': 'organization',
  'awards[]': 'title',
  'languages[]': 'language',
  'references[]': 'reference',
};

/** The field of the value after such a key: `{ "Dutch": "fluent" }`. */
const valueField: Readonly<Record<string, string>> = {
  'basics.profiles[]': 'url',
  'languages[]': 'fluency',
  'skills[]': 'keywords',
  'interests[]': 'keywords',
};

/** A field's own name and its other names, as {@link normalizeKey} returns them. */
export function fieldNames(pattern: string, field: string): readonly string[] {
  const names = [field.toLowerCase(), aliasesByPath[pattern]?.[field], localAliases[pattern]?.[field]];
  const headingNames = pattern === '' ? (headingKeys.get(field) ?? []) : [];
  return [...headingNames, ...names.flatMap((list) => list?.split(' ') ?? [])];
}

/** The headings of sections, as keys. */
const headingKeys: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(headings).map(([section, names]) => [section, names.split('|').map(normalizeKey)]),
);

/** The field that gets a string written instead of an object. */
export function fieldForText(pattern: string): string {
  return defaultField[pattern] ?? 'name';
}

/** The field that gets a value if a list is written as an object: `{ "Dutch": "fluent" }`. */
export function fieldForValue(pattern: string): string | undefined {
  return valueField[pattern];
}

/** Normalizes a key: `start_date`, `StartDate` and "Start Date" are equal, and accents do not count. */
export function normalizeKey(key: string): string {
  return key
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
