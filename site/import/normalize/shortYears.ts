// A year and two digits: "2018–19" is two years, "2018/05" a month, and "2011/12" either.

type Years = {
  match: string;
  year: string;
  lastYear: string;
  separator: string;
  reading: 'years' | 'month' | 'either';
};

/** The longest period of such years. */
const maxShortYears = 20;

export function yearsIn(text: string): readonly Years[] {
  const matches = text.matchAll(/(?<![\d/-])((?:19|20)(\d\d))\s?(\/|--?|[–—])\s?['’]?(\d\d)(?![\d/-])/g);
  return Array.from(matches).flatMap(([match, year = '', from, separator = '', to]): Years[] => {
    const count = (Number(to) - Number(from) + 100) % 100;
    const isMonth = /^[/-]$/.test(separator) && Number(to) > 0 && Number(to) <= 12;
    const isYears = count > 0 && count <= (isMonth ? 1 : maxShortYears);
    if (!isMonth && !isYears) return [];
    const reading = isMonth && isYears ? 'either' : isMonth ? 'month' : 'years';
    return [{ match, year, lastYear: String(Number(year) + count), separator, reading }];
  });
}

/** Whether a text may be a month or a school year: "2011/12". With a hyphen, it is a month. */
export const mayBeYears = (text: string): boolean =>
  yearsIn(text).some(
    ({ match, separator, reading }) => match === text.trim() && separator === '/' && reading === 'either',
  );

/**
 * Makes a function that rewrites "2011/12" as two years or as a month, as other dates of the file show.
 * @param isDocument whether "2006-11" may be years, too. In data, it is a month.
 */
export function clarifyYears(texts: readonly string[], isDocument = false): (text: string) => string {
  const dates = texts.flatMap(yearsIn);
  const haveYears = dates.some(({ reading }) => reading === 'years');
  const isShort = ({ year, lastYear }: Years) => Number(lastYear) - Number(year) <= maxShortYears;
  const isMonth = (date: Years) => date.reading === 'month' && !(isDocument && date.separator === '-' && isShort(date));
  const monthSeparators = new Set(dates.flatMap((date) => (isMonth(date) ? [date.separator] : [])));
  return (text) =>
    yearsIn(text).reduce((result, date) => {
      const { match, year, lastYear, separator, reading } = date;
      const areMonths = monthSeparators.has(separator);
      if (reading === 'years' || isMonth(date) || !(areMonths || haveYears)) return result;
      return result.replace(match, areMonths ? `${year}-${match.slice(-2)}` : `${year}–${lastYear}`);
    }, text);
}
