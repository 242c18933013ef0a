// The fields of a JSON Resume document that this product shows, as the file has them.

/** `2022`, `2022-03` or `2022-03-15`. A missing end means that the entry is ongoing. */
interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** A description in Markdown, and a web address. */
interface Described {
  url?: string | undefined;
  summary?: string | undefined;
}

/** A résumé as written in the file, where summaries, highlights and references are Markdown. */
export interface WrittenResume {
  basics: Described & {
    name: string;
    label?: string | undefined;
    /** A file in `site/public`, or a web address (not shown: pages load nothing from other hosts). */
    image?: string | undefined;
    email?: string | undefined;
    phone?: string | undefined;
    location?: { city?: string | undefined; region?: string | undefined; countryCode?: string | undefined } | undefined;
    profiles?: { network?: string | undefined; username?: string | undefined; url?: string | undefined }[] | undefined;
  };
  work?: WrittenJob[] | undefined;
  volunteer?:
    | (Period &
        Described & {
          organization?: string | undefined;
          position?: string | undefined;
          highlights?: string[] | undefined;
        })[]
    | undefined;
  education?:
    | (Period & {
        institution?: string | undefined;
        url?: string | undefined;
        area?: string | undefined;
        studyType?: string | undefined;
        score?: string | undefined;
        courses?: string[] | undefined;
      })[]
    | undefined;
  awards?:
    | {
        title?: string | undefined;
        date?: string | undefined;
        awarder?: string | undefined;
        summary?: string | undefined;
      }[]
    | undefined;
  certificates?:
    | { name?: string | undefined; date?: string | undefined; url?: string | undefined; issuer?: string | undefined }[]
    | undefined;
  publications?:
    | (Described & {
        name?: string | undefined;
        publisher?: string | undefined;
        releaseDate?: string | undefined;
      })[]
    | undefined;
  skills?: { name?: string | undefined; level?: string | undefined; keywords?: string[] | undefined }[] | undefined;
  languages?: { language?: string | undefined; fluency?: string | undefined }[] | undefined;
  interests?: { name?: string | undefined; keywords?: string[] | undefined }[] | undefined;
  references?: { name?: string | undefined; reference?: string | undefined }[] | undefined;
  projects?: WrittenProject[] | undefined;
  meta?:
    | { canonical?: string | undefined; version?: string | undefined; lastModified?: string | undefined }
    | undefined;
}

interface WrittenJob extends Period, Described {
  name?: string | undefined;
  position?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
  highlights?: string[] | undefined;
}

interface WrittenProject extends Period {
  name?: string | undefined;
  description?: string | undefined;
  highlights?: string[] | undefined;
  keywords?: string[] | undefined;
  url?: string | undefined;
  roles?: string[] | undefined;
  entity?: string | undefined;
  type?: string | undefined;
}
