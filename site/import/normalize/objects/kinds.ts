// Keeps the name of a group that says more than its section: reviewing is volunteering, and a talk is a publication.
import type { Path } from '../../report/Finding.ts';
import { everyText, groupBy, isEmpty, type JsonObject } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import { type NormalizationContext, toFilePath } from '../context.ts';
import { fieldNames, normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';

const toSummary = ({ summary, ...entry }: JsonObject, kind: string): JsonObject => ({
  ...entry,
  summary: [kind, summary].filter(Boolean).join('\n\n') || undefined,
});

/** A publication has no field for a place, so its summary has it: "Talk, Ghent". */
const withPlace = ({ location, ...publication }: JsonObject, kind: string): JsonObject =>
  typeof location === 'string'
    ? toSummary(publication, [kind, location].filter(Boolean).join(', '))
    : toSummary({ location, ...publication }, kind);

/** Adds a kind to an entry, by section. The kind is empty if all entries of the group state it. */
const addKind: Readonly<Record<string, (entry: JsonObject, kind: string) => JsonObject>> = {
  projects: (project, kind) => ({ ...project, type: isEmpty(project.type) ? kind || undefined : project.type }),
  volunteer: (post, kind) => (isEmpty(post.position) && kind ? { ...post, position: kind } : post),
  publications: withPlace,
  awards: toSummary,
  work: toSummary,
};

/** Adds to each entry the name of its group, unless all entries of the group state it. */
export function addKinds(resume: JsonObject, { filePaths }: NormalizationContext): JsonObject {
  const sections = Object.entries(addKind).flatMap(([section, withKind]): [string, unknown][] => {
    const list: unknown = resume[section];
    if (!Array.isArray(list)) return [];
    const entries = list.map((entry: unknown, index) => {
      return { entry: Object(entry), kind: kindAt(toFilePath([section, index], filePaths), section) };
    });
    const statedKinds = Array.from(groupBy(entries, ({ kind }) => kind)).flatMap(([kind, members]) =>
      members.every(({ entry }) => states(entry, kind ?? '')) ? [kind] : [],
    );
    const withName = ({ entry, kind }: { entry: JsonObject; kind: string | undefined }) =>
      kind === undefined || isEmpty(entry) ? entry : withKind(entry, statedKinds.includes(kind) ? '' : kind);
    return [[section, entries.map(withName)]];
  });
  return { ...resume, ...Object.fromEntries(sections) };
}

const states = (entry: JsonObject, kind: string) =>
  everyText(entry).some(({ text }) => text.toLowerCase().includes(kind.toLowerCase()));

const vagueKey = new RegExp(anyOf(words.keys['vague groups']));
const kindOfJob = new RegExp(`^${anyOf(words.keys['kinds of jobs'])}$`);

/** The names of the groups that contain an entry: `{ "talks": { "invited": […] } }` has "Talk (invited)". */
function kindAt(path: Path, section: string): string | undefined {
  const names = fieldNames('', section);
  const keys = path.flatMap((step) => {
    const name = normalizeKey(String(step));
    const isPlain =
      names.some((own) => own.length > 3 && name.endsWith(own)) ||
      vagueKey.test(name) ||
      (section === 'work' && !kindOfJob.test(name));
    // "talksAndPosters" has two kinds.
    return isPlain || /\d/.test(name) || groupName(String(step)).split(/[\s-]/).length > 2 ? [] : [String(step)];
  });
  const [kind, ...parts] = keys.map((key) => groupName(key).replace(/\p{L}+/gu, singular));
  return kind && kind + (parts.length > 0 ? ` (${parts.join(', ').toLowerCase()})` : '');
}

/** "Talks" without its "s". Other plurals, such as "cursos" and "actividades", stay. */
const singular = (word: string) => word.replace(/(?<!^.?|[aiousõ]|(?:on|ad|or|õ)e)s$/, '');
