/** Self-employment in the languages of the site, as a part of a regular expression. */
export const ownBusinessWords =
  'self[- ]?employed|freelanc(?:e|er|ing|ed)|independent|own business|freiberuflich(?:er?|e tätigkeit)?|freiberufler(?:in)?|' +
  'freischaffend|selbst(?:st)?ändig(?:er?|keit)?|indépendante?|auto-?entrepreneu(?:r|se)|à mon compte|autónom[oa]|' +
  "por cuenta propia|autônom[oa]|zzp[’']?er|zelfstandige?|eigen bedrijf|libero professionista|własna działalność(?: gospodarcza)?";

/** Whether an employer's name says only that the owner is self-employed. */
export function isOwnBusiness(name: string): boolean {
  return new RegExp(`^(?:${ownBusinessWords})$`, 'i').test(name.trim());
}
