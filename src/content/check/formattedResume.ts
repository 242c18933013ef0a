import type { Resume, WrittenResume } from '../Resume.ts';
import { plainText } from '../RichText.ts';
import { markdown } from './markdown.ts';

/** The résumé with its Markdown read: as text with markup where that is shown, without it in descriptions. */
export function formattedResume({ basics, ...sections }: WrittenResume): Resume {
  const { work, volunteer, awards, publications, references, projects, ...others } = sections;
  return {
    ...others,
    basics: { ...basics, ...summarised(basics) },
    ...(work && { work: work.map((job) => ({ ...job, ...plainDescription(job), ...told(job) })) }),
    ...(projects && { projects: projects.map((one) => ({ ...one, ...plainDescription(one), ...told(one) })) }),
    ...(volunteer && { volunteer: volunteer.map((post) => ({ ...post, ...told(post) })) }),
    ...(awards && { awards: awards.map((award) => ({ ...award, ...summarised(award) })) }),
    ...(publications && { publications: publications.map((one) => ({ ...one, ...summarised(one) })) }),
    ...(references && { references: references.map(quoted) }),
  };
}

type Told = { summary?: string | undefined; highlights?: readonly string[] | undefined };

function told({ summary, highlights }: Told) {
  return { ...summarised({ summary }), ...(highlights && { highlights: highlights.map(markdown) }) };
}

function summarised({ summary }: { summary?: string | undefined }) {
  return summary === undefined ? {} : { summary: markdown(summary) };
}

function plainDescription({ description }: { description?: string | undefined }) {
  return description === undefined ? {} : { description: plainText(markdown(description)) };
}

function quoted({ name, reference }: { name?: string | undefined; reference?: string | undefined }) {
  return { name, ...(reference === undefined ? {} : { reference: markdown(reference) }) };
}
