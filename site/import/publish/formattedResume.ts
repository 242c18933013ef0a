import type { Resume, WrittenResume } from '../../../src/resume/Resume.ts';
import { plainText } from '../../../src/resume/RichText.ts';
import { markdown } from './markdown.ts';

/** Parses the résumé's Markdown: to rich text, or to plain text for descriptions. */
export function formattedResume({ basics, ...sections }: WrittenResume): Resume {
  const { work, volunteer, awards, publications, references, projects, ...otherSections } = sections;
  return {
    ...otherSections,
    basics: { ...basics, ...formatSummary(basics) },
    ...(work && { work: work.map((job) => ({ ...job, ...plainDescription(job), ...formatNarrative(job) })) }),
    ...(projects && {
      projects: projects.map((one) => ({ ...one, ...plainDescription(one), ...formatNarrative(one) })),
    }),
    ...(volunteer && { volunteer: volunteer.map((post) => ({ ...post, ...formatNarrative(post) })) }),
    ...(awards && { awards: awards.map((award) => ({ ...award, ...formatSummary(award) })) }),
    ...(publications && { publications: publications.map((one) => ({ ...one, ...formatSummary(one) })) }),
    ...(references && { references: references.map(formatReference) }),
  };
}

type NarrativeFields = { summary?: string | undefined; highlights?: readonly string[] | undefined };

function formatNarrative({ summary, highlights }: NarrativeFields) {
  return { ...formatSummary({ summary }), ...(highlights && { highlights: highlights.map(markdown) }) };
}

function formatSummary({ summary }: { summary?: string | undefined }) {
  return summary === undefined ? {} : { summary: markdown(summary) };
}

function plainDescription({ description }: { description?: string | undefined }) {
  return description === undefined ? {} : { description: plainText(markdown(description)) };
}

function formatReference({ name, reference }: { name?: string | undefined; reference?: string | undefined }) {
  return { name, ...(reference === undefined ? {} : { reference: markdown(reference) }) };
}
