// Field names of JSON Resume before 1.0, of other tools and of people in the languages of Western Europe,
// normalized: `startedon` matches "Started On", `started_on` and `startedOn`. The first in the list counts.
import { basicsFields, rootFields } from './resumeShape.ts';
import { headingKeys } from './sectionTitles.ts';

type FieldAliases = Readonly<Record<string, string>>;

const linkAliases: FieldAliases = {
  url: 'website link homepage href web companyurl companywebsite projecturl schoolurl weburl',
};
const dateAliases: FieldAliases = {
  startDate: `start from startedon startedat begin datestart since startyear yearstart fromdate desde fran borjan fra
    inicio fechainicio fechadeinicio datainicio debut datedebut von beginn startdatum dal datainizio van`,
  endDate: `end to until passingyear graduationyear graduationdate yearofpassing yearofgraduation till finishedon endedon finish dateend completedon finishdate endyear yearend todate hasta
    til slut fin fechafin fechadefin datafim ate datefin bis ende enddatum al datafine tot concluidoem anoconclusao
    anodeconclusao`,
};
const placeAliases: FieldAliases = {
  location: 'city place ubicacion lugar ciudad local cidade lieu ville ort luogo plaats',
};
const textAliases: FieldAliases = {
  summary: 'description beskrivning beskrivelse descripcion descricao beschreibung descrizione omschrijving notes',
  highlights: `achievements responsibilities accomplishments bullets points tasks duties milestones details
    descriptions logros funciones responsabilidades conquistas realisations missions missionen aufgaben risultati
    mansioni attivita taken atividades actividades activites realizacoes`,
};

/** By an object's path pattern, `work[]`, and its field. */
const aliasesByPath: Readonly<Record<string, FieldAliases>> = {
  // Besides the headings in headings.json.
  '': {
    basics: `bio personal personalinfo personalinformation personaldetails contactinfo datospersonales datosbasicos
      dadospessoais personlichedaten coordonnees datipersonali`,
    work: `experiences workexperiences jobs positions professionalexperiences jobhistory experiencias
      experienciasprofissionais experienciasprofesionales experienciaslaborales esperienze trabajo werdegang erfahrung`,
    education: `educations studies academics educationhistory schooling ed estudios formacoes formaciones estudos
      titolidistudio`,
    skills: 'skillset skillsets competencies expertise',
    languages: 'spokenlanguages languageskills',
    projects: 'portfolio',
    publications: 'papers articles',
    awards: 'achievements',
    certificates: 'certification licensesandcertifications corsi cursos weiterbildung',
    references: 'testimonials',
    interests: 'hobby',
  },
  basics: {
    ...linkAliases,
    name: 'fullname nombre nombrecompleto nome nomecompleto nom naam',
    label: `headline title titles jobtitle profession position role tagline occupation subtitle designation titulo
      puesto cargo profesion profissao titre beruf titolo professione functie`,
    image: 'picture photo avatar profilepicture imageurl headshot foto',
    email: 'emailaddress mail correo correoelectronico courriel emailpessoal',
    phone: `phonenumber mobile telephone tel cell cellphone mobilephone mobilenumber contactnumber telefono telefone
      telefon telefoon movil celular portable handy`,
    summary: `about aboutme bio biography profile objective careerobjective introduction intro description
      professionalsummary profilesummary careersummary careerprofile executivesummary overview statement abstract
      perfil resumen resumo sobremi sobremim profil apropos zusammenfassung ubermich profilo`,
    profiles: 'socials social socialnetworks socialmedia networks accounts links',
    location: 'address residence plats stad sted by ubicacion direccion endereco adresse anschrift indirizzo',
  },
  'basics.location': {
    city: 'town locality citta ciudad cidade ville ort wohnort stadt woonplaats',
    region: 'state province county',
    postalCode: 'zip zipcode postcode plz cap',
    country: 'countryname land pays pais paese',
  },
  'basics.profiles[]': {
    url: 'link href website profileurl',
    network: 'name site platform type service',
    username: 'user handle login account',
  },
  'work[]': {
    ...linkAliases,
    ...dateAliases,
    ...placeAliases,
    ...textAliases,
    name: `company companyname employer organization organisation place foretag arbetsgivare virksomhed arbejdsgiver
      bedrift arbeidsgiver empresa entreprise firma unternehmen arbeitgeber azienda bedrijf werkgever org firm client
      university institution school`,
    position: `title jobtitle role designation roll befattning titel stilling stillingsbetegnelse puesto cargo poste
      stelle posicion rolle ruolo functie`,
    description: 'companydescription aboutcompany',
  },
  'volunteer[]': {
    ...linkAliases,
    ...dateAliases,
    ...placeAliases,
    ...textAliases,
    organization: 'company companyname name organisation org organizacion organizacao verein',
    position: 'role title',
  },
  'education[]': {
    ...linkAliases,
    ...dateAliases,
    ...placeAliases,
    ...textAliases,
    institution: `school schoolname university college name institute organization organisation place skola larosate
      universitet hogskola skole uddannelsessted laerested centro instituto institucion universidad escuela
      instituicao universidade etablissement ecole hochschule schule universita istituto ateneo`,
    area: `field fieldofstudy major subject specialization course especialidad carrera specialite fach studiengang
      indirizzo corso facolta`,
    studyType: `degree degreename qualification title program programme name examen utbildning uddannelse utdanning
      grad titulo grado curso diplome abschluss titolo titolodistudio diploma laurea`,
    score: 'gpa cgpa results percentage classification class grade grades result nota note voto',
    courses: 'coursework classes modules relevantcourses relevantcoursework curriculum',
    thesis: 'dissertation thesistitle',
    highlights: `${textAliases.highlights} honors honours activities activitiesandsocieties awards`,
  },
  'awards[]': {
    title: 'name award nombre nome titulo titolo nom',
    awarder: 'issuer organization institution by agency funder event',
    date: 'year issuedon awardedon fecha data datum anno ano annee jahr',
    url: 'website link href',
    summary: 'description',
  },
  'certificates[]': {
    ...linkAliases,
    name: 'title certificate nombre nome titulo titolo nom',
    issuer: 'authority organization issuedby provider from emisor entidad ente organismo onde instituicao emissor',
    date: 'issuedate issuedon year startedon startdate fecha data datum anno ano annee jahr quando',
    summary: 'description details',
  },
  'publications[]': {
    ...linkAliases,
    name: 'title',
    authors: 'author coauthors creators writers',
    publisher: 'journal venue issuer',
    releaseDate: 'date year publishedon publicationdate published issuedon',
    summary: 'description abstract',
  },
  'skills[]': {
    name: 'skill category title group label area type family nombre nome nom text',
    level: 'proficiency rating percent percentage nivel niveau livello',
    keywords: 'items skills tags technologies details list tools text',
  },
  'languages[]': {
    language: 'name lang title label idioma langue sprache lingua taal nombre nome',
    fluency: 'level proficiency details rating nivel niveau livello',
  },
  'interests[]': {
    name: 'interest title hobby label',
    keywords: 'items tags details',
  },
  'references[]': {
    name: 'author person referee user',
    position: 'role title jobtitle relationship relation',
    reference: 'text quote testimonial description summary recommendation content',
  },
  'projects[]': {
    ...dateAliases,
    ...placeAliases,
    ...textAliases,
    url: 'website link github repo repository href demo homepage',
    name: 'title project projectname course nombre nome nom titulo titre titel',
    description: 'summary category descripcion descricao beschreibung descrizione omschrijving',
    keywords: 'technologies tech stack techstack tools tags skills tecnologias techniken tecnologie',
    roles: 'role position',
    entity: 'company organization org client university institution school venue event',
  },
};
/** The field that gets a string, or a key, written instead of an object. */
const defaultField: Readonly<Record<string, string>> = {
  'basics.location': 'city',
  'basics.profiles[]': 'network',
  'education[]': 'institution',
  'volunteer[]': 'organization',
  'awards[]': 'title',
  'languages[]': 'language',
  'references[]': 'reference',
};

/** The field that gets a value if a list is written as an object: `{ "Dutch": "fluent" }`. */
export const valueField: Readonly<Record<string, string>> = {
  'basics.profiles[]': 'url',
  'languages[]': 'fluency',
  'skills[]': 'keywords',
  'interests[]': 'keywords',
};

/** A field's own name and its other names, as {@link normalizeKey} returns them. */
export function fieldNames(pattern: string, field: string): readonly string[] {
  const headingNames = pattern === '' ? (keysByField.get(field) ?? []) : [];
  const otherNames = aliasesByPath[pattern]?.[field]?.split(/\s+/) ?? [];
  return [field.toLowerCase(), ...headingNames, ...otherNames];
}

const keysByField: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(headingKeys, ([section, names]) => [section, names.map(normalizeKey)]),
);

export function fieldForText(pattern: string): string {
  return defaultField[pattern] ?? 'name';
}

/** Normalizes a key: `start_date`, `StartDate` and "Start Date" are equal, and accents do not count. */
export function normalizeKey(key: string): string {
  return key
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Keys of a first name. Without a last name, `nombre` is a whole name. */
export const firstNames = 'firstname givenname forename vorname prenom nombre nombres nome voornaam imie'.split(' ');
export const lastNames = (
  'lastname surname familyname nachname familienname nomdefamille nom ' +
  'apellidos apellido cognome sobrenome apelido achternaam nazwisko'
).split(' ');

/** Keys of a text with both dates. */
export const periodKeys = new RegExp(
  '^(?:period|dates?|duration|time|timeframe|daterange|timeperiod|timeline|years?|graduated|periodo|periode|zeitraum' +
    '|fechas?|data|datum|jahre?|anno|anni|anos?|annees?|ar|tid|tidsperiode?|okres|aika)$',
);

/** The title of the document itself. */
export const documentName =
  /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|tabellarischer lebenslauf|currículum(?: vitae)?|currículo|życiorys|levensloop)$/i;

/** Keys of objects with parts of `basics`, the first before the others. */
export const basicsParts = [
  ...fieldNames('', 'basics'),
  ...`contact contacts contactdetails contactinformation info header sidebar profile about me person identity main details
    hero general generalinformation candidate anagrafica datianagrafici datosgenerales angaben etatcivil basicinfo
    basicinformation professionalsummary profilesummary informacoespessoais`.split(/\s+/),
];

export const linksNames = [...fieldNames('basics', 'profiles'), 'onlineprofiles'];

export const nameParts: readonly string[] = [...firstNames, ...lastNames];

const basicsKeys = new Set([...[...basicsFields.keys()].flatMap((field) => fieldNames('basics', field)), ...nameParts]);
const sectionKeys = new Set(
  [...rootFields.keys()]
    .filter((field) => field !== 'basics' && field !== 'meta')
    .flatMap((field) => fieldNames('', field)),
);

/** Whether a key names a field of `basics`, or a part of the name. */
export function isBasicsKey(key: string): boolean {
  return basicsKeys.has(normalizeKey(key));
}

/** Whether a key names a section, and no field of `basics`. */
export function isSectionKey(key: string): boolean {
  return sectionKeys.has(normalizeKey(key)) && !isBasicsKey(key);
}
