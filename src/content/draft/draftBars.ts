import type { SkillBar } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { asLabel } from './asLabel.ts';
import { plainWords } from './plainWords.ts';

/** The most bars that are drawn from a résumé. */
export const mostBars = 4;

/** The width of a bar's name, in em: two lines beside its bar on the folded sheet. */
const nameEm = 12;

type Bonus = SkillBar['bonus'];

/** What is drawn where the level is unknown: neither much nor little. */
const unknownBonus = 3;

const bonusOfWord: readonly (readonly [RegExp, Bonus])[] = [
  [/\b(master|guru|native)/i, 'MAX'],
  [/\bexpert/i, 5],
  [/\b(advanced|proficient|senior|fluent)/i, 4],
  [/\b(intermediate|competent|skilled|good|working)/i, 3],
  [/\b(basic|elementary|familiar|junior)/i, 2],
  [/\b(beginner|novice|learning)/i, 1],
];

/** The résumé's skills as bars, at most four; those of a known level first where there are more. */
export function draftBars({ skills = [] }: Resume): SkillBar[] {
  return skills
    .map(({ name, level, keywords = [] }) => ({
      name: asLabel([name, ...keywords].map(plainWords).find(Boolean) ?? '', nameEm),
      bonus: bonusOf(plainWords(level)),
    }))
    .filter(({ name }) => name)
    .sort((a, b) => Number(a.bonus === undefined) - Number(b.bonus === undefined))
    .slice(0, mostBars)
    .map(({ name, bonus = unknownBonus }) => ({ name, bonus }));
}

function bonusOf(level: string): Bonus | undefined {
  return bonusOfNumber(level) ?? bonusOfWord.find(([word]) => word.test(level))?.[1];
}

/** `4`, `4/5`, `8 of 10`, `80 %`. */
function bonusOfNumber(level: string): number | undefined {
  const [, part, whole, percent] = /^(\d{1,3})\s*(?:(?:\/|of)\s*(\d{1,3})|(%))?$/.exec(level) ?? [];
  if (part === undefined) return undefined;
  const share = Number(part) / (percent ? 100 : Number(whole ?? 5));
  return share >= 0 && share <= 1 ? Math.round(share * 5) : undefined;
}
