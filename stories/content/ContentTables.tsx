import type { ComponentProps } from 'react';
import {
  type Content,
  coverLetter,
  currentQuest,
  formatPeriod,
  keyFacts,
  levels,
  playerName,
  skillGroups,
} from '../../src/index.ts';
import styles from './ContentTables.module.css';

type Row = Readonly<Record<string, string>>;

/** Everything that is reckoned from the two files, as tables. */
export function ContentTables({
  content,
  company = '',
  className = '',
  ...rest
}: { content: Content; company?: string } & Omit<ComponentProps<'div'>, 'content'>) {
  const { professional, code, ...facts } = keyFacts(content);
  const links = [professional, code].filter((link) => link !== undefined);
  const stages = levels(content).flatMap(({ number, stages: all }) =>
    all.map(({ title, place, length, period }, index) => ({
      level: index === 0 ? String(number) : `${number} (${index + 1})`,
      title,
      place,
      length,
      period,
    })),
  );
  const sections: { heading: string; rows: readonly Row[] }[] = [
    { heading: 'Key facts', rows: Object.entries(facts).map(([fact, value]) => ({ fact, value })) },
    { heading: 'Profiles', rows: links.map(({ network, username, url }) => ({ network, username, url })) },
    { heading: 'Levels', rows: stages },
    {
      heading: 'Skill groups',
      rows: skillGroups(content.resume).map(({ name, keywords }) => ({ name, keywords: keywords.join(', ') })),
    },
    {
      heading: 'Languages',
      rows: (content.resume.languages ?? []).map(({ language = '', fluency = '' }) => ({ language, fluency })),
    },
    {
      heading: 'Projects',
      rows: (content.resume.projects ?? []).map(({ name = '', startDate, endDate }) => ({
        name,
        period: formatPeriod(startDate, endDate, content.game.site.language),
      })),
    },
  ];
  return (
    <div {...rest} lang={content.game.site.language} dir="auto" className={`${styles.tables} ${className}`}>
      <h2>{playerName(content.resume)}</h2>
      <p>{currentQuest(content.game, company)}</p>
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map(({ heading, rows }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <Table of={rows} />
          </section>
        ))}
      <h3>Cover letter</h3>
      {coverLetter(content, company).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Each cell has a direction of its own: '4 yr' and addresses stay whole between words that run the other way. */
function Table({ of: rows }: { of: readonly Row[] }) {
  const columns = Object.keys(rows[0] ?? {});
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={Object.values(row).join(' ')}>
            {columns.map((column) => (
              <td key={column}>
                <bdi>{row[column]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
