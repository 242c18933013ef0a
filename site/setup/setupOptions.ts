import type { Content } from '../../src/resume/Content.ts';
import type { Finding, ImportedResume, ImportFindings } from '../import/index.ts';
import type { BuildContent } from '../prepare/publish/buildContent.ts';
import type { InstallPackage } from './addFonts.ts';
import type { SetupPrompts } from './clackPrompts.ts';
import type { Source } from './readSource.ts';
import type { SetupArguments } from './setupArguments.ts';

/** A font on npm. */
export type DownloadableFont = {
  /** The name of its script, such as "Arabic". */
  script: string;
  /** The name of the font, such as "Noto Sans Thai". */
  name: string;
  packageName: string;
  /** The approximate size of the regular and the bold font together. */
  megabytes: number;
};

/** The paths of the content files, and their new texts, which are not written yet. */
type UnwrittenFiles = { resume: string; game: string; texts: { resume: string; game: string } };

/** The functions that setup calls to check documents. */
export type SetupDocuments = {
  compileDocuments: (content: BuildContent, files: UnwrittenFiles) => Promise<{ findings: readonly Finding[] }>;
  /** The fonts for letters that no font of the documents has. */
  missingFonts: (content: Content, folder: string) => readonly DownloadableFont[];
};

export type SetupOptions = SetupArguments & {
  folder: string;
  asOf: string;
  /** The address from `SITE_ADDRESS`, or derived from the repository. */
  guessedAddress?: string | undefined;
  /** Not set if setup must not ask. */
  prompts?: SetupPrompts;
  documents: SetupDocuments;
  fetcher: typeof fetch;
  /** @default npm */
  installPackage?: InstallPackage;
  print: (text: string) => void;
};

export type ImportedSources = {
  names: readonly string[];
  resume: ImportedResume;
  findings: ImportFindings;
  /** The source that also has a game.json, if any. */
  gameSource: Source | undefined;
};
