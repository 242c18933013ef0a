// LinkedIn's data export: a ZIP file with a table for each section.
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { largestBytes } from '../../build/content/sourceFile.ts';
import { decoded } from '../decoded.ts';
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

/** Read in their own ways; of the second, the columns that a résumé has a place for. */
const ofTheOwner: Readonly<Record<string, readonly string[]>> = {
  Profile: ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location', 'Twitter Handles', 'Websites'],
  'Email Addresses': ['Email Address', 'Primary', 'Confirmed', 'Updated On'],
  Recommendations_Received: ['First Name', 'Last Name', 'Text', 'Status', 'Creation Date'],
};

/** Tables that might stand in a résumé, and have no place in ours. */
const alike = /^(?:Courses|Organizations|Patents|Test ?Scores|Phone ?Numbers|Recommendations_Given)$/i;

const columnsOf = (name: string) => ofTheOwner[name] ?? Object.values(tables[name]?.[1] ?? {});

/** Reads the export. @throws in one sentence when it is another ZIP file, or none that can be read */
export function linkedin(bytes: Uint8Array, file: string): Taken {
  const found = unzipped(bytes, file);
  if (!found.has('Profile') && !found.has('Positions'))
    throw new Error(
      `${file} holds no Profile.csv and no Positions.csv, so it is no data export of LinkedIn. A Word document cannot be read: npm run setup -- --help lists what can.`,
    );
  const rows = new Map([...found].map(([name, text]) => [name, rowsIn(text, name, `${file} ${name}.csv`)]));
  const rowsOf = (name: string) => rows.get(name) ?? [];
  const lists = Object.entries(tables).map(([name, [section, columns]]) => [
    section,
    rowsOf(name).map((row) =>
      Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]])),
    ),
  ]);
  const references = rowsOf('Recommendations_Received')
    .filter(({ Status = 'VISIBLE' }) => Status === 'VISIBLE')
    .map((row) => ({ name: nameIn(row), reference: row.Text }));
  const others = [...found.keys()].filter((name) => columnsOf(name).length === 0);
  const named = others.filter((name) => alike.test(name));
  return {
    format: "LinkedIn's data export",
    document: {
      basics: basicsOf(rowsOf('Profile')[0] ?? {}, rowsOf('Email Addresses')),
      ...Object.fromEntries(lists),
      references,
    },
    leftOut: [
      ...[...rows].flatMap(([name, all]) => unread(name, all)),
      ...named.map((name) => `${name}.csv`),
      ...(others.length > named.length ? [`other tables (${others.length - named.length})`] : []),
    ],
  };
}

/** The columns of a table that say something and are not read: `Education.csv (Notes)`. */
function unread(name: string, rows: readonly Row[]): string[] {
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => !columnsOf(name).includes(column) && rows.some((row) => row[column]),
  );
  return columns.length > 0 ? [`${name}.csv (${columns.join(', ')})`] : [];
}

/** The tables by their names, wherever in the file they stand. Those that are not read have no text. */
function unzipped(bytes: Uint8Array, file: string): ReadonlyMap<string, string> {
  const nameOf = (path: string) => /(?:^|\/)([^/]+)\.csv$/i.exec(path)?.[1];
  const all: string[] = [];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => {
        const name = nameOf(path);
        if (name) all.push(name);
        return name !== undefined && columnsOf(name).length > 0 && originalSize <= largestBytes;
      },
    });
    const texts = new Map(
      Object.entries(files).map(([path, content]) => [nameOf(path), decoded(content, `${file} ${path}`)]),
    );
    return new Map(all.map((name) => [name, texts.get(name) ?? '']));
  } catch (cause) {
    throw new Error(`${file} is a ZIP file that cannot be opened. Download it again.`, { cause });
  }
}

/** Below the line of its columns; notes may stand above it. */
function rowsIn(text: string, name: string, file: string): readonly Row[] {
  try {
    const lines = parse(text, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
    const head = lines.findIndex((line) => line.some((cell) => columnsOf(name).includes(cell)));
    return lines
      .slice(head + 1)
      .map((line) => Object.fromEntries((lines[head] ?? []).map((column, index) => [column, line[index] ?? ''])));
  } catch (cause) {
    throw new Error(`${file} is no table that can be read. Download the export again.`, { cause });
  }
}

const nameIn = (row: Row) => [row['First Name'], row['Last Name']].filter(Boolean).join(' ');

function basicsOf(profile: Row, addresses: readonly Row[]): Record<string, unknown> {
  const address = addresses.find((row) => row.Primary === 'Yes') ?? addresses[0];
  // "[PORTFOLIO:https://ada.example,OTHER:ada.example]"
  const [[, , site] = [], ...others] = [...(profile.Websites ?? '').matchAll(/(\w*):?(https?:\/\/[^\s,\]]+)/g)];
  const handles = (profile['Twitter Handles'] ?? '').match(/[\w.]+/g) ?? [];
  return {
    name: nameIn(profile),
    label: profile.Headline,
    email: address?.['Email Address'],
    url: site,
    summary: profile.Summary,
    location: profile['Geo Location'],
    profiles: [
      ...handles.map((username) => ({ network: 'Twitter', username, url: `https://x.com/${username}` })),
      ...others.map(([, kind, url]) => ({ network: kind?.toLowerCase(), url })),
    ],
  };
}
