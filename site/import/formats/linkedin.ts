// LinkedIn's data export: a ZIP file with a CSV table for each section.
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { decodeText } from '../read/decodeText.ts';
import { maxContentBytes } from '../read/sourceFile.ts';
import { addEntries, type ConvertedResume, convertValue, type Entry, type Format, type Sections } from './Format.ts';

type Row = Readonly<Record<string, string>>;

const csvOptions = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;

/** The résumé section and the columns of each table. `normalizeResume` accepts these column names as keys. */
const sectionTables: Readonly<Record<string, readonly [section: string, columns: string]>> = {
  Positions: ['work', 'Company Name|Title|Location|Started On|Finished On|Description'],
  Education: ['education', 'School Name|Degree Name|Start Date|End Date|Notes|Activities'],
  Skills: ['skills', 'Name'],
  Projects: ['projects', 'Title|Description|Url|Started On|Finished On'],
  Languages: ['languages', 'Name|Proficiency'],
  Certifications: ['certificates', 'Name|Url|Authority|Started On'],
  Courses: ['certificates', 'Name'],
  'Test Scores': ['awards', 'Name|Date|Description'],
  Patents: ['publications', 'Title|Issuer|Issued On|Url|Description'],
  Honors: ['awards', 'Title|Issued On|Description'],
  Publications: ['publications', 'Name|Publisher|Published On|Url|Description'],
  Volunteering: ['volunteer', 'Company Name|Role|Started On|Finished On|Description'],
  Organizations: ['volunteer', 'Name|Position|Started On|Finished On|Description'],
};

/** The columns of the tables that need code of their own. */
const profileTables: Readonly<Record<string, string>> = {
  Profile: 'First Name|Last Name|Headline|Summary|Geo Location|Twitter Handles|Websites',
  'Email Addresses': 'Email Address|Primary|Confirmed|Updated On',
  // Members did not give their phone number for a résumé, so the report lists it, but it is not imported.
  PhoneNumbers: 'Extension|Number|Type',
  Recommendations_Received: 'First Name|Last Name|Text|Status|Creation Date',
};

/** Columns about the row, not the person. */
const ignoredColumns = /\.(?:Status|Creation Date|Primary|Confirmed|Updated On)$/;

const columnsFor = (name: string) => (profileTables[name] ?? sectionTables[name]?.[1] ?? '').split('|').filter(Boolean);

export const linkedin: Format = {
  name: 'a LinkedIn data export',
  help: 'LinkedIn (your data export: the ZIP file, its folder or single tables)',
  ignoredKeys: ignoredColumns,
  convert: ({ archive, table }, file) => {
    if (archive) return convert(unzipTables(archive, file), file);
    const name = table === undefined ? undefined : nameOfTable(table, file);
    return table === undefined || name === undefined ? undefined : convert(new Map([[name, table]]), file);
  },
};

/** Guesses the table of a single CSV file from its name if LinkedIn has such a table, else from its columns. */
function nameOfTable(text: string, file: string): string | undefined {
  const names = [...Object.keys(sectionTables), ...Object.keys(profileTables)];
  // The header is in one of the first lines.
  const start = text.split(/\r\n?|\n/, 4).join('\n');
  const score = (name: string) => columnsFor(name).filter((column) => start.includes(column)).length;
  const [fileName = ''] = /[^/\\]*$/.exec(file.replace(/\.csv$/i, '')) ?? [];
  const nameOfFile = names.find((name) => withSpaces(name) === withSpaces(fileName));
  if (nameOfFile && score(nameOfFile) > 0) return nameOfFile;
  const [best] = names.filter((name) => score(name) > 1).sort((a, b) => score(b) - score(a));
  return best;
}

const withSpaces = (name: string) => name.replaceAll('_', ' ').toLowerCase();

function convert(tableTexts: ReadonlyMap<string, string>, file: string): ConvertedResume | undefined {
  if (![...tableTexts.keys()].some((name) => columnsFor(name).length > 0)) return undefined;
  const rows = new Map([...tableTexts].map(([name, text]) => [name, rowsIn(text, name, `${file} ${name}.csv`)]));
  const tables = Object.fromEntries([...rows].map(([name, tableRows]) => [`${name}.csv`, tableRows]));
  const otherTables = [...tableTexts.keys()].filter((name) => columnsFor(name).length === 0);
  return {
    unused: otherTables.map((name) => ({ place: `the table ${name}`, texts: [] })),
    ...convertValue(tables, (read) => convertTables((name) => Object(read)[`${name}.csv`] ?? [])),
  };
}

function convertTables(rowsFor: (name: string) => readonly Row[]): Entry {
  const lists: Sections = {};
  for (const [name, [section]] of Object.entries(sectionTables))
    for (const row of rowsFor(name)) addEntries(lists, section, [withSummary(row, section)]);
  const references = rowsFor('Recommendations_Received')
    .filter(({ Status = 'VISIBLE' }) => Status === 'VISIBLE')
    .map((row) => ({ name: nameIn(row), reference: row.Text }));
  return { basics: toBasics(rowsFor('Profile')[0] ?? {}, rowsFor('Email Addresses')), ...lists, references };
}

const withSummary = ({ Description, ...row }: Row, section: string): Entry =>
  section === 'work' ? { ...row, summary: Description } : { ...row, Description };

/** The texts of all tables by name, in any folder of the archive. Skipped tables have `''`. */
function unzipTables(bytes: Uint8Array, file: string): ReadonlyMap<string, string> {
  const tableName = (path: string) => /(?:^|\/)([^/]+)\.csv$/i.exec(path)?.[1];
  const names: string[] = [];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => {
        const name = tableName(path);
        if (name) names.push(name);
        return name !== undefined && columnsFor(name).length > 0 && originalSize <= maxContentBytes;
      },
    });
    const texts = new Map(Object.entries(files).map(([path, content]) => [tableName(path), decodeText(content).text]));
    return new Map(names.map((name) => [name, texts.get(name) ?? '']));
  } catch (cause) {
    throw new Error(`${file} is a damaged ZIP file. Download it again.`, { cause });
  }
}

/** The rows below the header. LinkedIn writes notes above the header of some tables. */
function rowsIn(text: string, name: string, file: string): readonly Row[] {
  try {
    // Remove the kinds of websites: "[PORTFOLIO:https://ada.example]".
    const lines = parse(text.replaceAll(/(?<=[[,])[A-Z_]+:(?=https?:)/g, ''), csvOptions);
    const head = lines.findIndex((line) => line.some((cell) => columnsFor(name).includes(cell)));
    return lines
      .slice(head + 1)
      .map((line) => Object.fromEntries((lines[head] ?? []).map((column, index) => [column, line[index] ?? ''])));
  } catch (cause) {
    throw new Error(`${file} is not a valid CSV table. Download the export again.`, { cause });
  }
}

const nameIn = (row: Row) => [row['First Name'], row['Last Name']].filter(Boolean).join(' ');

function toBasics(profile: Row, addresses: readonly Row[]): Entry {
  const address = addresses.find((row) => row.Primary === 'Yes') ?? addresses[0];
  const [site, ...otherWebsites] = profile.Websites?.match(/https?:\/\/[^\s,\]]+/g) ?? [];
  const handles = (profile['Twitter Handles'] ?? '').match(/[\w.]+/g) ?? [];
  return {
    name: nameIn(profile),
    label: profile.Headline,
    email: address?.['Email Address'],
    url: site,
    summary: profile.Summary,
    location: profile['Geo Location'],
    profiles: [
      ...handles.map((username) => ({ network: 'Twitter', username })),
      ...otherWebsites.map((url) => ({ url })),
    ],
  };
}
