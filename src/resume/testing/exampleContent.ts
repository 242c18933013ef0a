import type { Content } from '../Content.ts';
import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';

const game: Game = {
  site: { address: 'https://ada.example/', language: 'en', copyrightYear: 2025, description: 'A résumé.' },
  console: { name: 'Handheld', shell: 'grape', instructions: [] },
  player: { class: 'Ranger', playtime: '12+ years', bars: [] },
  quest: { verb: 'Join {company}', anyCompany: 'your company!' },
  scripts: { greeting: [], title: [], farewell: [] },
  letters: { generic: [], personal: [] },
  sideQuests: [],
  about: [],
  manual: {
    productCode: 'PRES-ADA',
    tagline: 'Quest to Find a Job',
    seal: 'Original',
    tip: 'Press START for contact info.',
    backHeadline: 'Player one is ready.',
    backPitch: 'Hire me.',
    smallPrint: 'No batteries needed.',
  },
};

/** Minimal content, with a test's own parts merged in. The present is 1 November 2025. */
export function exampleContent({
  resume,
  game: gameParts,
}: {
  resume?: Partial<Resume>;
  game?: Partial<Game>;
} = {}): Content {
  return { resume: { basics: { name: 'Ada' }, ...resume }, game: { ...game, ...gameParts }, asOf: '2025-11-01' };
}
