import type { Content } from '../Content.ts';
import type { BuildContent } from './BuildContent.ts';
import { formattedResume } from './formattedResume.ts';

/** What a visitor's browser gets of the content: what pages show, and nothing that only the build goes by. */
export function visitorContent({ published, game: { documents: _, ...game }, asOf }: BuildContent): Content {
  return { resume: formattedResume(published), game, asOf };
}
