// The fields that a résumé may have: those of JSON Resume, and a few that people and other tools add and
// the site shows. Tests keep them in step with resumeSchema.
import { schema } from '@jsonresume/schema';
import { isRecord } from '../values.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };

const addedFields: Readonly<Record<string, object>> = {
  volunteer: { location: text },
  education: { location: text, thesis: text, summary: text, highlights: texts },
  awards: { url: { type: 'string', format: 'uri' } },
  certificates: { summary: text },
  publications: { authors: texts },
  references: { position: text },
  projects: { location: text },
};

export const fieldSchema: object = withAddedFields(schema);

function withAddedFields(official: object): object {
  const { properties }: { properties?: unknown } = official;
  const sections = Object.entries(isRecord(properties) ? properties : {}).map(([name, section]) => {
    const added = addedFields[name];
    if (!added || !isRecord(section) || !isRecord(section.items)) return [name, section];
    return [
      name,
      { ...section, items: { ...section.items, properties: { ...Object(section.items.properties), ...added } } },
    ];
  });
  return { ...official, properties: Object.fromEntries(sections) };
}
