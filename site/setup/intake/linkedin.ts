// LinkedIn's data export: a ZIP file with a table for each section.
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { largestBytes } from '../../build/content/sourceFile.ts';
import type { Taken } from './Taken.ts';

type Row = Readonly<Record<string, string>>;

/** A table's section, and its columns by their fields. */
const tables: Readonly<Record<string, readonly [section: string, columns: Readonly<Record<string, string>>]>> = {
  Positions: [
    'work',
    {
      name: 'Company Name',
      position: 'Title',
      location: 'Location',
      startDate: 'Started On',
      endDate: 'Finished On',
      summary: 'Description',
    },
  ],
  Education: [
    'education',
    { institution: 'School Name', studyType: 'Degree Name', startDate: 'Start Date', endDate: 'End Date' },
  ],
  Skills: ['skills', { name: 'Name' }],
  Projects: [
    'projects',
    { name: 'Title', description: 'Description', url: 'Url', startDate: 'Started On', endDate: 'Finished On' },
  ],
  Languages: ['languages', { language: 'Name', fluency: 'Proficiency' }],
  Certifications: ['certificates', { name: 'Name', url: 'Url', issuer: 'Authority', date: 'Started On' }],
  Honors: ['awards', { title: 'Title', date: 'Issued On', summary: 'Description' }],
  Publications: [
    'publications',
    { name: 'Name', publisher: 'Publisher', releaseDate: 'Published On', url: 'Url', summary: 'Description' },
  ],
  Volunteering: [
    'volunteer',
    {
      organization: 'Company Name',
      position: 'Role',
      startDate: 'Started On',
      endDate: 'Finished On',
      summary: 'Description',
    },
  ],
};

const ofTheOwner = ['Profile', 'Email Addresses'];

/** Reads the export. @throws in one sentence when it is another ZIP file, or none that can be read */
export function linkedin(bytes: Uint8Array, file: string): Taken {
  const found = unzipped(bytes, file);
  const rowsOf = (name: string) => rowsIn(found.get(name), `${file} ${name}.csv`);
  if (!found.has('Profile') && !found.has('Positions'))
    throw new Error(
      `${file} is a ZIP file without Profile.csv and Positions.csv, so it is no data export of LinkedIn. Name the file itself.`,
    );
  const lists = Object.entries(tables).map(([name, [section, columns]]) => [
    section,
    rowsOf(name).map((row) =>
      Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]])),
    ),
  ]);
  const others = [...found.keys()].filter((name) => !ofTheOwner.includes(name) && !tables[name]);
  return {
    format: "LinkedIn's data export",
    document: { basics: basicsOf(rowsOf('Profile')[0] ?? {}, rowsOf('Email Addresses')), ...Object.fromEntries(lists) },
    leftOut: others.map((name) => `${name}.csv`),
  };
}

/** The tables by their names, wherever in the file they stand. Those that are not read have no text. */
function unzipped(bytes: Uint8Array, file: string): ReadonlyMap<string, string> {
  const nameOf = (path: string) => /(?:^|\/)([^/]+)\.csv$/i.exec(path)?.[1];
  const all: string[] = [];
  const isRead = (name: string) => ofTheOwner.includes(name) || name in tables;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => {
        const name = nameOf(path);
        if (name) all.push(name);
        return name !== undefined && isRead(name) && originalSize <= largestBytes;
      },
    });
    const texts = new Map(
      Object.entries(files).map(([path, content]) => [nameOf(path), new TextDecoder().decode(content)]),
    );
    return new Map(all.map((name) => [name, texts.get(name) ?? '']));
  } catch (cause) {
    throw new Error(`${file} is a ZIP file that cannot be opened. Download it again.`, { cause });
  }
}

function rowsIn(text: string | undefined, file: string): readonly Row[] {
  try {
    return parse<Row>(text ?? '', {
      bom: true,
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (cause) {
    throw new Error(`${file} is no table that can be read. Download the export again.`, { cause });
  }
}

function basicsOf(profile: Row, addresses: readonly Row[]): Record<string, unknown> {
  const address = addresses.find((row) => row.Primary === 'Yes') ?? addresses[0];
  // "[PORTFOLIO:https://ada.example,OTHER:ada.example]"
  const [site] = (profile.Websites ?? '').match(/https?:\/\/[^\s,\]]+/) ?? [];
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: profile.Headline,
    email: address?.['Email Address'],
    url: site,
    summary: profile.Summary,
    location: profile['Geo Location'],
  };
}
