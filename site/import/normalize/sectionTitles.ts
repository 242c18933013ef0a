// The names of a résumé's sections in many languages: headings of documents without fields, keys of files
// with other names than JSON Resume's, and free titles.
import headingWords from './headings.json' with { type: 'json' };

/** `other` has a heading, but no place in a résumé: "Additional information". */
export type TextSection = keyof typeof headingWords.sections;

const listed = (names: string) => names.split(', ');

const isSection = (name: string): name is TextSection => name in headingWords.sections;

const headings: readonly (readonly [section: TextSection, languages: Readonly<Record<string, string>>])[] =
  Object.entries(headingWords.sections).flatMap(([section, languages]) =>
    isSection(section) ? [[section, languages] as const] : [],
  );

/** The headings of each section that name it also as keys: `workExperience`. */
export const headingKeys: ReadonlyMap<string, readonly string[]> = new Map(
  headings.map(([section, { 'en, headings only': _, ...languages }]) => [
    section,
    Object.values(languages).flatMap(listed),
  ]),
);

const sectionByHeading: ReadonlyMap<string, TextSection> = new Map(
  headings.flatMap(([section, languages]) =>
    Object.values(languages)
      .flatMap(listed)
      .map((name) => [foldHeading(name), section] as const),
  ),
);

/** Words beside a section's name that leave it the same: "Teaching Experience", "Expérience clinique". */
const qualifiers: ReadonlySet<string> = new Set(
  Object.values(headingWords.qualifiers).flatMap(listed).map(foldHeading),
);

/** "and" in the headings of several languages, and the signs for it. */
const and = /\s*[&/,|+•·]\s*|\s+(?:and|und|et|y|e|en|i|og|och)\s+/i;

/** The section that a line starts; `undefined` if the line is not a known heading. */
export function sectionNamed(text: string): TextSection | undefined {
  if (text.length > 60 || /[\d[\]{}<>="]|[.;!?]$/.test(text)) return undefined;
  const sections = text.split(and).map((part) => sectionOfName(foldHeading(part)));
  return sectionByHeading.get(foldHeading(text)) ?? (sections.every(Boolean) ? sections[0] : undefined);
}

/** The section of a name, or of a name with qualifiers before or after it. */
function sectionOfName(name: string): TextSection | undefined {
  const words = name.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const starts = length === words.length ? [0] : [words.length - length, 0];
    for (const start of starts) {
      const section = sectionByHeading.get(words.slice(start, start + length).join(' '));
      const others = words.toSpliced(start, length);
      if (section && others.every((word) => qualifiers.has(word))) return section;
    }
  }
  return undefined;
}

/** `WORK EXPERIENCE:` and "Work experience" are equal; some designers space their headings: "S K I L L S". */
function foldHeading(text: string): string {
  const words = /^(?:\p{L} )+\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}&'-]+/gu, ' ')
    .trim();
}

/** The section for a title in lower case without accents; the first match counts. */
const titles: readonly (readonly [title: RegExp, section: TextSection])[] = [
  [/programming lang|programmiersprach|langages? (?:de )?prog|lenguajes? de prog/, 'skills'],
  [
    /summary|about|profil(?!es\b)|objective|welcome|introduc|statement|overview|biograph|\bbio\b|^resum[eo]n?$|einleitung/,
    'summary',
  ],
  [/zusammenfassung|uber mich|propos|^presentation$|sobre mi|perfil|chi sono|sommario|riepilogo/, 'summary'],
  [/samenvatting|over mij|podsumowanie|o mnie|sammanfattning|sammendrag|\bom m[ei]g\b|yhteenveto/, 'summary'],
  [/volunt|communit|ehrenamt|benevol|vrijwillig|wolontariat|frivillig|\bverv\b|vapaaehto|extracurricular/, 'volunteer'],
  [/activit|leadership|involvement|member|affiliation|\bservices?\b|associati/, 'volunteer'],
  [/interes|interet|hobb|freizeit|loisir|aficion|zainteresowan|harrast|fritid/, 'interests'],
  [
    /education|academic|ausbildung|studi(?!o\b)|bildungs|\bformation|formaci|formacao|formazione|istruzione/,
    'education',
  ],
  [/opleiding|wyksztalcenie|utbildning|uddannelse|utdanning|koulutus|schul|degree|diplom/, 'education'],
  [/proje[ck]t|proyecto|projet|progett|projeto|prosjekt|open.?source|portfolio/, 'projects'],
  [/publi[ck]a|pubblicaz|julkais|paper|patent|veroffentlich|writing|\bbooks?\b/, 'publications'],
  [
    /award|honou?r|prize|auszeichnung|\bprix\b|premi|distinc|nagrod|utmark|scholarship|fellowship|achievement|\bgrants?\b|funding/,
    'awards',
  ],
  [/courses? taught|taught courses?|lehrveranstaltung/, 'projects'],
  [/certif|certyfik|zertifi|licen[cs]|lizenz|\bcourses?\b|weiterbildung|\bkurs/, 'certificates'],
  [/langu|sprach|idioma|\blingu|jezyk|\btaal|\btalen\b|sprak|sprog|kieli/, 'languages'],
  [/skill|techn|competen|kompeten|kenntnis|fahigkeit|habilidad|aptitud|vaardighe|umiejetn|ferdighe|taido/, 'skills'],
  [/\btools?\b|expertise|strengths/, 'skills'],
  [/(?<!p)referen|recommendation|recomenda|raccomand|testimonial|suosittel/, 'references'],
  [/experien|esperienz|employment|\bwork\b|career|\bjobs?\b|erfahrung|werdegang|beruf|internship|prakti/, 'work'],
  [/ervaring|doswiadczenie|erfaren|erfaring|kokemus|emplois?\b|empleo|lavoro|teaching/, 'work'],
  [/\btalks?\b|speaking|lectures?\b|presentations|vortr|conferenc|taught/, 'projects'],
  [/\b(?:art)?works\b|exhibit|performance|installation|discograph|filmograph/, 'projects'],
];

/** The section of a title, `summary` for an introduction; `undefined` for others. */
export function sectionForTitle(title: string): TextSection | undefined {
  const plainTitle = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('_', ' ');
  return titles.find(([pattern]) => pattern.test(plainTitle))?.[1];
}
