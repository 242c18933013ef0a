// The names of a résumé's sections in many languages: headings of documents without fields, keys of files
// with other names than JSON Resume's, and free titles.

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

/** The headings of each section. As keys, they name it, too: `workExperience`. */
export const headings: Readonly<Record<TextSection, string>> = {
  contact: `contact|contact details|contact information|personal details|kontakt|kontaktdaten|persönliche daten|coordonnées
    |contacto|contactgegevens|dane kontaktowe|contato|contatti|links
    |persönliche informationen|kontaktinformationen|kontakter|kontaktoplysninger|yhteystiedot|iletişim
    |iletişim bilgileri|kişisel bilgiler|контакты|контактная информация|личные данные|контакти|联系方式|個人情報|基本信息
    |연락처|معلومات الاتصال|اطلاعات تماس`,
  summary: `summary|professional summary|executive summary|career summary|profile|professional profile|about|about me|objective
    |career objective|profil|über mich|zusammenfassung|à propos|résumé|perfil|sobre mí|extracto|profiel|over mij|samenvatting
    |podsumowanie|o mnie|resumo|sobre mim|profilo|sommario
    |sammanfattning|profil og mål|resumé|sammendrag|yhteenveto|o mně|shrnutí|hakkımda|özet|обо мне|о себе
    |про мене|про себе|个人简介|自我评价|自己紹介|概要|職務要約|자기소개|소개|نبذة عني|الملخص|درباره من|परिचय|सारांश`,
  work: `experience|work experience|professional experience|employment|employment history|work history|career|career history
    |berufserfahrung|berufspraxis|beruflicher werdegang|expérience|expériences|expérience professionnelle
    |expériences professionnelles|experiencia|experiencia laboral|experiencia profesional|werkervaring|ervaring|doświadczenie
    |doświadczenie zawodowe|experiência|experiência profissional|esperienza|esperienze lavorative|esperienza professionale
    |arbetslivserfarenhet|erfarenhet|erhvervserfaring|arbejdserfaring|arbeidserfaring|erfaring|työkokemus
    |pracovní zkušenosti|praxe|deneyim|iş deneyimi|iş tecrübesi|опыт работы|опыт|досвід роботи|досвід|工作经历
    |工作经验|職歴|職務経歴|경력|경력사항|الخبرة|الخبرات|الخبرة العملية|سوابق شغلی|سوابق کاری|कार्य अनुभव|अनुभव`,
  education: `education|education and training|academic background|qualifications|ausbildung|bildung|studium|bildungsweg
    |formation|formations|études|diplômes|formación|formación académica|educación|opleiding|opleidingen|wykształcenie|edukacja
    |formação|formação acadêmica|educação|formazione|istruzione|istruzione e formazione
    |utbildning|uddannelse|utdanning|utdannelse|koulutus|vzdělání|eğitim|образование|освіта|教育经历|教育背景|学歴|학력
    |التعليم|تحصیلات|शिक्षा`,
  projects: `projects|personal projects|selected projects|side projects|projekte|projets|proyectos|projecten|projekty|projetos|progetti
    |projekt|projekter|prosjekter|projektit|projeler|проекты|проєкти|项目经历|项目经验|プロジェクト|프로젝트|المشاريع|پروژه ها`,
  volunteer: `volunteering|volunteer experience|volunteer work|ehrenamt|ehrenamtliches engagement|bénévolat|voluntariado
    |vrijwilligerswerk|wolontariat|volontariato
    |волонтерство|gönüllülük|frivilligt arbejde|frivillig arbeid`,
  skills: `skills|top skills|technical skills|key skills|core skills|core competencies|technologies|kenntnisse|fähigkeiten
    |kompetenzen|it-kenntnisse|compétences|principales compétences|competencias|aptitudes|aptitudes principales|habilidades
    |conocimientos|vaardigheden|belangrijkste vaardigheden|umiejętności|competências|principais competências|competenze
    |kompetenser|färdigheter|kompetencer|kompetanse|ferdigheter|taidot|dovednosti|yetenekler|beceriler|навыки
    |ключевые навыки|навички|专业技能|技能|スキル|기술|기술 스택|المهارات|مهارت ها|कौशल`,
  languages: `languages|sprachen|sprachkenntnisse|langues|idiomas|lenguas|talen|języki|języki obce|línguas|lingue
    |språk|sprog|kielitaito|jazyky|yabancı dil|diller|языки|мови|语言|言語|語学|언어|외국어|اللغات|زبان ها|भाषाएँ`,
  certificates: `certificates|certifications|licenses|licenses & certifications|zertifikate|certificats|certificados
    |certificaciones|certificaten|certyfikaty|certificações|certificazioni
    |certifikat|certifikater|sertifikater|sertifikaatit|certifikáty|sertifikalar|сертификаты|сертифікати|证书|資格
    |자격증|الشهادات`,
  awards: `awards|honors|honours|honors & awards|honors and awards|honors-awards|auszeichnungen|preise|distinctions|prix|premios
    |reconocimientos|prijzen|onderscheidingen|nagrody|prêmios|premi
    |награды|достижения|ödüller|获奖情况|荣誉奖项|受賞歴|수상`,
  publications: `publications|selected publications|veröffentlichungen|publikationen
    |publicaciones|publicaties|publikacje|publicações|pubblicazioni
    |публикации|публікації|出版物|論文`,
  interests: `interests|hobbies|interests and hobbies|interessen|centres d'intérêt|loisirs|intereses|aficiones|interesses
    |hobby's|zainteresowania|interessi
    |intressen|interesser|harrastukset|zájmy|ilgi alanları|интересы|увлечения|хобби|兴趣爱好|趣味|관심사|الهوايات`,
  references: `references|recommendations|referenzen|références|referencias|referenties|referencje|referências|referenze
    |referenser|referencer|referanser|suosittelijat|referanslar|рекомендации`,
};

const sectionByHeading: ReadonlyMap<string, TextSection> = new Map(
  Object.entries(headings).flatMap(([section, names]) =>
    names.split(/\s*\|/).map((name) => [foldHeading(name), section as TextSection] as const),
  ),
);

/** The section that a line starts; `undefined` if the line is not a known heading. */
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
    /award|honou?r|prize|auszeichnung|\bprix\b|premi|distinc|nagrod|utmark|scholarship|fellowship|achievement/,
    'awards',
  ],
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
