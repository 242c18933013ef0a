import type { Content } from '../Content.ts';
import type { EntryCounts } from '../places/Presence.ts';
import type { WrittenResume } from '../Resume.ts';

/**
 * The content as the build has it. Its résumé is what is shown and, beside that, what documents go by without saying it:
 * the owner's country, and when the file was last changed.
 */
export interface BuildContent extends Content {
  /** What is shown of the résumé, and nothing else, as it is written in the file. */
  published: WrittenResume;
  /** How many entries each section has in the file, those that are shown nowhere included. */
  entryCounts: EntryCounts;
}
