// The headings of résumés without fields, in the languages of the site.

export type TextSection =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'projects'
  | 'volunteer'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'interests'
  | 'references';

const headings: Readonly<Record<TextSection, string>> = {
  contact: `contact|contact details|contact information|personal details|kontakt|kontaktdaten|persönliche daten|coordonnées
    |contacto|contactgegevens|dane kontaktowe|contato|contatti|links`,
  summary: `summary|professional summary|executive summary|career summary|profile|professional profile|about|about me|objective
    |career objective|profil|über mich|zusammenfassung|à propos|résumé|perfil|sobre mí|extracto|profiel|over mij|samenvatting
    |podsumowanie|o mnie|resumo|sobre mim|profilo|sommario`,
  work: `experience|work experience|professional experience|employment|employment history|work history|career|career history
    |berufserfahrung|berufspraxis|beruflicher werdegang|expérience|expériences|expérience professionnelle
    |expériences professionnelles|experiencia|experiencia laboral|experiencia profesional|werkervaring|ervaring|doświadczenie
    |doświadczenie zawodowe|experiência|experiência profissional|esperienza|esperienze lavorative|esperienza professionale`,
  education: `education|education and training|academic background|qualifications|ausbildung|bildung|studium|bildungsweg
    |formation|formations|études|diplômes|formación|formación académica|educación|opleiding|opleidingen|wykształcenie|edukacja
    |formação|formação acadêmica|educação|formazione|istruzione|istruzione e formazione`,
  projects:
    'projects|personal projects|selected projects|side projects|projekte|projets|proyectos|projecten|projekty|projetos|progetti',
  volunteer: `volunteering|volunteer experience|volunteer work|ehrenamt|ehrenamtliches engagement|bénévolat|voluntariado
    |vrijwilligerswerk|wolontariat|volontariato`,
  skills: `skills|top skills|technical skills|key skills|core skills|core competencies|technologies|kenntnisse|fähigkeiten
    |kompetenzen|it-kenntnisse|compétences|principales compétences|competencias|aptitudes|aptitudes principales|habilidades
    |conocimientos|vaardigheden|belangrijkste vaardigheden|umiejętności|competências|principais competências|competenze`,
  languages: 'languages|sprachen|sprachkenntnisse|langues|idiomas|lenguas|talen|języki|języki obce|línguas|lingue',
  certificates: `certificates|certifications|licenses|licenses & certifications|zertifikate|certificats|certificados
    |certificaciones|certificaten|certyfikaty|certificações|certificazioni`,
  awards: `awards|honors|honours|honors & awards|honors and awards|honors-awards|auszeichnungen|preise|distinctions|prix|premios
    |reconocimientos|prijzen|onderscheidingen|nagrody|prêmios|premi`,
  publications:
    'publications|selected publications|veröffentlichungen|publikationen|publicaciones|publicaties|publikacje|publicações|pubblicazioni',
  interests: `interests|hobbies|interests and hobbies|interessen|centres d'intérêt|loisirs|intereses|aficiones|interesses
    |hobby's|zainteresowania|interessi`,
  references:
    'references|recommendations|referenzen|références|referencias|referenties|referencje|referências|referenze',
};

const sectionByHeading: ReadonlyMap<string, TextSection> = new Map(
  Object.entries(headings).flatMap(([section, names]) =>
    names.split(/\s*\|/).map((name) => [foldHeading(name), section as TextSection] as const),
  ),
);

export const isTextSection = (name: string): name is TextSection => name in headings;

/** The section that a line starts, if it is a known heading. */
export function sectionNamed(text: string): TextSection | undefined {
  return text.length <= 60 ? sectionByHeading.get(foldHeading(text)) : undefined;
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
