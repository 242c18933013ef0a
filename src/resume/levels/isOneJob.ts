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
const several = `${adjective}${between}${noun}|${noun}${between}${adjective}`;

const leave =
  '(?:parental|maternity|paternity|adoption|family|care|carer’s|sick|medical) leave|career break|sabbatical|gap year|' +
  'full-time parent(?:ing)?|eltern(?:zeit|karenz)|mutterschutz|babypause|erziehungsurlaub|auszeit|pflegezeit|' +
  'congé (?:de )?(?:maternité|paternité|parental|sabbatique)|(?:baja|permiso|excedencia)(?: por)? (?:maternidad|paternidad|' +
  'maternal|paternal|parental)|licença(?:[- ]| de )(?:maternidade|paternidade|parental)|ouderschapsverlof|' +
  'zwangerschapsverlof|urlop (?:macierzyński|rodzicielski|wychowawczy)|(?:barsel|forældre|foreldre)\\p{L}*|' +
  'föräldraledig\\p{L}*|congedo (?:parentale|di maternità)|育休|産休|育児休業|육아휴직|产假';
const talk =
  '(?:(?:invited|guest|conference|lightning) )?(?:talk|lecture|keynote)|(?:(?:keynote|guest|conference) )?speaker(?: at .*)?|' +
  '(?:gast)?vortrag|ponencia|charla|palestra|lezing|wykład';
const pattern = new RegExp(`^(?:${several}|${leave}|${talk})(?:\\s*[(,:–-].*)?$`, 'iu');

/** Whether an entry is one job: not `Earlier experience`, `Parental leave` or `Talk: Glue`. */
export function isOneJob(job: { position?: string | undefined; name?: string | undefined }): boolean {
  return ![job.position, job.name].some((text) => pattern.test(text?.trim() ?? ''));
}
