// Sections of a résumé by their titles, for formats with free titles.

/** The section for a title in lower case without accents; the first match counts. */
const titles: readonly (readonly [title: RegExp, section: string])[] = [
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
    /award|honou?r|prize|auszeichnung|\bprix\b|premi|distinc|nagrod|utmark|scholarship|fellowship|achievement/,
    'awards',
  ],
  [/certif|certyfik|zertifi|licen[cs]|lizenz|\bcourses?\b|weiterbildung|\bkurs/, 'certificates'],
  [/langu|sprach|idioma|\blingu|jezyk|\btaal|\btalen\b|sprak|sprog|kieli/, 'languages'],
  [/skill|techn|competen|kompeten|kenntnis|fahigkeit|habilidad|aptitud|vaardighe|umiejetn|ferdighe|taido/, 'skills'],
  [/\btools?\b|expertise|strengths/, 'skills'],
  [/referen|recommendation|recomenda|raccomand|testimonial|suosittel/, 'references'],
  [/experien|esperienz|employment|(?<!net)work|career|\bjobs?\b|erfahrung|werdegang|beruf|internship|prakti/, 'work'],
  [/ervaring|doswiadczenie|erfaren|erfaring|kokemus|emplois?\b|empleo|lavoro|teaching/, 'work'],
  [/\btalks?\b|speaking|lectures?\b|presentations|vortr|conferenc/, 'projects'],
];

/** The section of a title, `summary` for an introduction; `undefined` for others. */
export function sectionForTitle(title: string): string | undefined {
  const plainTitle = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('_', ' ');
  return titles.find(([pattern]) => pattern.test(plainTitle))?.[1];
}
