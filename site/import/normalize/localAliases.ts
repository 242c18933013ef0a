// Field names in the languages of their owners, normalized and without accents: "Año" is `ano`.
// Spanish, Portuguese, French, German, Italian, Dutch, Swedish, Danish and Norwegian. A name that
// several languages share is listed once.

import type { FieldAliases } from './fieldAliases.ts';

const localDates: FieldAliases = {
  startDate:
    'desde fran borjan fra inicio fechainicio fechadeinicio datainicio debut datedebut von beginn startdatum dal datainizio van',
  endDate: 'hasta till til slut fin fechafin fechadefin datafim ate datefin bis ende enddatum al datafine tot',
};
const localPlace: FieldAliases = { location: 'ubicacion lugar ciudad local cidade lieu ville ort luogo plaats' };
const localTexts: FieldAliases = {
  summary: 'beskrivning beskrivelse descripcion descricao beschreibung descrizione omschrijving',
  highlights:
    'logros funciones responsabilidades conquistas realisations missions missionen aufgaben risultati mansioni attivita taken ' +
    'atividades actividades activites realizacoes',
};

/** By an object's path pattern, as in `fieldAliases.ts`. */
export const localAliases: Readonly<Record<string, FieldAliases>> = {
  '': { basics: 'datospersonales datosbasicos dadospessoais personlichedaten coordonnees datipersonali' },
  'basics.location': {
    city: 'citta ciudad cidade ville ort wohnort stadt woonplaats',
    country: 'land pays pais paese',
    postalCode: 'plz cap',
  },
  basics: {
    name: 'nombre nombrecompleto nome nomecompleto nom naam',
    label: 'titulo puesto cargo profesion profissao titre beruf titolo professione functie',
    email: 'correo correoelectronico courriel emailpessoal',
    phone: 'telefono telefone telefon telefoon movil celular portable handy',
    summary: 'perfil resumen resumo sobremi sobremim profil apropos zusammenfassung ubermich profilo',
    location: 'plats stad sted by ubicacion direccion endereco adresse anschrift indirizzo',
    image: 'foto',
  },
  'work[]': {
    ...localDates,
    ...localPlace,
    ...localTexts,
    name:
      'foretag arbetsgivare virksomhed arbejdsgiver bedrift arbeidsgiver empresa entreprise firma ' +
      'unternehmen arbeitgeber azienda bedrijf werkgever',
    position:
      'roll befattning titel stilling stillingsbetegnelse puesto cargo poste stelle posicion rolle ruolo functie',
  },
  'volunteer[]': { ...localDates, ...localTexts, organization: 'organizacion organizacao verein' },
  'education[]': {
    ...localDates,
    ...localPlace,
    ...localTexts,
    institution:
      'skola larosate universitet hogskola skole uddannelsessted laerested centro instituto institucion universidad ' +
      'escuela instituicao universidade etablissement ecole hochschule schule universita istituto ateneo',
    studyType:
      'examen utbildning uddannelse utdanning grad titulo grado curso diplome abschluss titolo titolodistudio diploma laurea',
    area: 'especialidad carrera specialite fach studiengang indirizzo corso facolta',
    score: 'nota note voto',
    endDate: `${localDates.endDate} concluidoem anoconclusao anodeconclusao`,
  },
  'skills[]': { name: 'nombre nome nom', level: 'nivel niveau livello' },
  'languages[]': { language: 'idioma langue sprache lingua taal nombre nome', fluency: 'nivel niveau livello' },
  'projects[]': {
    ...localDates,
    name: 'nombre nome nom titulo titre titel',
    description: 'descripcion descricao beschreibung descrizione omschrijving',
    keywords: 'tecnologias techniken tecnologie',
  },
  'certificates[]': {
    name: 'nombre nome titulo titolo nom',
    issuer: 'emisor entidad ente organismo onde instituicao emissor',
    date: 'fecha data datum anno ano annee jahr quando',
  },
  'awards[]': { title: 'nombre nome titulo titolo nom', date: 'fecha data datum anno ano annee jahr' },
};
