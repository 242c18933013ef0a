// The parts of a JSON Resume document that this product reads. Once checked, no text is empty, every date exists
// and every `url` is `http(s)`: what does not hold is missing.

/** Any of the fields may be missing. */
type Sparse<Fields> = { [Key in keyof Fields]?: Fields[Key] | undefined };

type Period = {
  /** `2022`, `2022-03` or `2022-03-15`. */
  startDate: string;
  /** In the same form; missing while it lasts. */
  endDate: string;
};

type Basics = {
  label: string;
  /** A file below `site/public`, or a web address (which pages must not load: they ask no other host). */
  image: string;
  email: string;
  phone: string;
  url: string;
  summary: string;
  location: Sparse<{ address: string; postalCode: string; city: string; region: string; countryCode: string }>;
  profiles: Sparse<{ network: string; username: string; url: string }>[];
};

type Job = Period & {
  name: string;
  position: string;
  location: string;
  description: string;
  url: string;
  summary: string;
  highlights: string[];
};

type Volunteering = Period & {
  organization: string;
  position: string;
  url: string;
  summary: string;
  highlights: string[];
};

type Training = Period & {
  institution: string;
  url: string;
  area: string;
  studyType: string;
  score: string;
  courses: string[];
};

type Project = Period & {
  name: string;
  description: string;
  highlights: string[];
  keywords: string[];
  url: string;
  roles: string[];
  entity: string;
  type: string;
};

type Sections = {
  work: Sparse<Job>[];
  volunteer: Sparse<Volunteering>[];
  education: Sparse<Training>[];
  awards: Sparse<{ title: string; date: string; awarder: string; summary: string }>[];
  certificates: Sparse<{ name: string; date: string; url: string; issuer: string }>[];
  publications: Sparse<{ name: string; publisher: string; releaseDate: string; url: string; summary: string }>[];
  skills: Sparse<{ name: string; level: string; keywords: string[] }>[];
  languages: Sparse<{ language: string; fluency: string }>[];
  interests: Sparse<{ name: string; keywords: string[] }>[];
  references: Sparse<{ name: string; reference: string }>[];
  projects: Sparse<Project>[];
  meta: Sparse<{ canonical: string; version: string; lastModified: string }>;
};

/** A JSON Resume document, reduced to what is read. Everything but the name may be missing. */
export type Resume = Sparse<Sections> & { basics: Sparse<Basics> & { name: string } };
