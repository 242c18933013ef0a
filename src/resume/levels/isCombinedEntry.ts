const earlier =
  'earlier|previous|prior|past|other|various|further|additional|frühere|vorherige|weitere|sonstige|verschiedene|diverse|' +
  'autres?|diverse?s|antérieure?s?|précédente?s?|otr[ao]s?|anteriore?s?|previ[ao]s?|varios|outr[ao]s?|prévi[ao]s?|vári[ao]s|' +
  'eerdere|overige|andere|wcześniejsze|poprzednie|inne|pozostałe|tidligere|tidigare|øvrige?|övriga';
const experience =
  'experiences?|work|jobs?|roles?|positions?|employment|(?:berufs)?erfahrung(?:en)?|tätigkeiten|stationen|expériences?|' +
  'emplois|postes|experiencias?|empleos|trabajos|puestos|experiências?|empregos|trabalhos|(?:werk)?ervaring(?:en)?|banen|' +
  'functies|doświadczenie|stanowiska|prace|(?:arbejds|erhvervs|arbeids)?erfaring|stillinger|erfarenhet';
const [adjective, noun] = [`(?:${earlier})`, `(?:${experience})`];
const between = '(?:\\s\\S+){0,2}\\s';
const pattern = new RegExp(`^(?:${adjective}${between}${noun}|${noun}${between}${adjective})(?:\\s*[(,:–-].*)?$`, 'iu');

/** Whether an entry stands for several jobs: `Earlier experience`, `Various roles (1998–2005)`. */
export function isCombinedEntry(job: { position?: string | undefined; name?: string | undefined }): boolean {
  return [job.position, job.name].some((text) => pattern.test(text?.trim() ?? ''));
}
