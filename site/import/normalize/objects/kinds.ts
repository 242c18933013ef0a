// Keeps the name of a group that says more than its section: reviewing is volunteering, and a talk is a publication.
import type { Path } from '../../report/Finding.ts';
import { everyText, isEmpty, type JsonObject } from '../../values.ts';
import { anyOf, listOf, words } from '../../words/words.ts';
import { type NormalizationContext, toFilePath } from '../context.ts';
import { basicsParts, fieldNames, keysOf, normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { variantsKey } from './findResume.ts';

const toSummary = ({ summary, ...entry }: JsonObject, ...texts: unknown[]): JsonObject => ({
  ...entry,
  summary: [texts.filter(Boolean).join(', '), summary].filter(Boolean).join('\n\n') || undefined,
});

/** Adds a kind to an entry, by section. The kind is empty if all entries of the group state it. */
const addKind: Readonly<Record<string, (entry: JsonObject, kind: string) => JsonObject>> = {
  projects: (project, kind) => ({ ...project, type: isEmpty(project.type) ? kind || undefined : project.type }),
  volunteer: (post, kind) => (isEmpty(post.position) && kind ? { ...post, position: kind } : post),
  publications: (publication, kind) => {
    // A publication has no field for a place: "Talk, Ghent".
    const [key = ''] = keysOf(publication, 'work[]', 'location');
    const { [key]: place, ...others } = publication;
    return typeof place === 'string' ? toSummary(others, kind, place) : toSummary(publication, kind);
  },
  awards: toSummary,
  certificates: toSummary,
  work: toSummary,
  education: ({ studyType, ...degree }, kind) => ({
    ...degree,
    studyType: training.test(String(studyType)) ? studyType : [kind, studyType].filter(Boolean).join(', ') || undefined,
  }),
};

const training = /\b(?:residency|fellowship)\b/i;

/** Adds to each entry the name of its group, unless all entries of the group state it. */
export function addKinds(resume: JsonObject, { filePaths }: NormalizationContext): JsonObject {
  const result = { ...resume };
  for (const [section, withKind] of Object.entries(addKind)) {
    const entries = Array.isArray(resume[section]) ? resume[section].map(Object) : [];
    const kinds = entries.map((_, index) => kindAt(toFilePath([section, index], filePaths), section));
    const unstatedKinds = new Set(kinds.filter((kind, index) => kind !== undefined && !states(entries[index], kind)));
    const withName = (entry: JsonObject, kind = '') =>
      kind === '' || isEmpty(entry) ? entry : withKind(entry, unstatedKinds.has(kind) ? kind : '');
    if (entries.length > 0) result[section] = entries.map((entry, index) => withName(entry, kinds[index]));
  }
  return result;
}

const states = (entry: JsonObject, kind: string) =>
  everyText(entry).some(({ text }) => text.toLowerCase().includes(kind.toLowerCase()));

const vagueKey = new RegExp(anyOf(words.keys['vague groups']));
/** In these sections, only these groups are kinds. */
const onlyKinds: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(words.keys['kinds of entries']).map(([section, names]) => [section, new RegExp(`^${anyOf(names)}$`)]),
);

/** Keys of objects that contain sections, but are no group of entries: `sidebar`. */
const containerKeys: ReadonlySet<string> = new Set([...basicsParts, ...listOf(words.keys['of the owner']), 'skills']);

/** Whether a key says nothing to a reader: "osp". A known acronym, such as "oss", does. */
const isCode = (key: string) => key.length < 4 && groupName(key) !== key.toUpperCase();

/** The names of the groups that contain an entry: `{ "talks": { "invited": […] } }` has "Talk (invited)". */
function kindAt(path: Path, section: string): string | undefined {
  const names = fieldNames('', section);
  const kindsOfSection = onlyKinds.get(section);
  // `{ "resumes": { "sales": … } }`
  const groups = variantsKey.test(String(path[0])) ? path.slice(2) : path;
  const keys = groups.flatMap((step) => {
    const name = normalizeKey(String(step));
    const isPlain = kindsOfSection
      ? !kindsOfSection.test(name)
      : names.some((own) => own.length > 3 && (name.endsWith(own) || `${name}s` === own)) ||
        vagueKey.test(name) ||
        containerKeys.has(name);
    // "talksAndPosters" has two kinds.
    return isPlain || /\d/.test(name) || isCode(String(step)) || groupName(String(step)).split(/[\s-]/).length > 2
      ? []
      : [String(step)];
  });
  const [kind, ...parts] = keys.map((key) => groupName(key).replace(/\p{L}+/gu, singular));
  return kind && kind + (parts.length > 0 ? ` (${parts.join(', ').toLowerCase()})` : '');
}

/** "Talks" becomes "Talk", and "Studies" becomes "Study". "Cursos" and "Actividades" stay. */
const singular = (word: string) =>
  word.replace(/(?<=\p{L}{4})ies$/u, 'y').replace(/(?<!^.?|[aiousõ]|(?:on|ad|or|õ)e)s$/, '');
