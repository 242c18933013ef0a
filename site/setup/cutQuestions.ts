// Keeps an entry hidden that a newer résumé has under another name: setup asks which one it is. Until
// the owner answers, a cut hides every entry that it may be.

import { escapeUnprintable, quoteValue } from '../import/rules.ts';
import type { CarriedCut } from '../prepare/cuts/carryCuts.ts';
import type { CutSettings } from '../prepare/game/cutsSchema.ts';
import type { GameDocument } from '../prepare/game/gameFields.ts';

/** The settings of all cuts for game.json. */
export function carriedSettings(cuts: readonly CarriedCut[]): GameDocument {
  const settings = cuts.map((cut): [string, CutSettings] => [cut.name, withHidden(cut, cut.candidates)]);
  return settings.length > 0 ? { cuts: Object.fromEntries(settings) } : {};
}

function withHidden({ settings }: CarriedCut, items: readonly string[]): CutSettings {
  return items.length > 0 ? { ...settings, hide: [...(settings.hide ?? []), ...items] } : settings;
}

/** The questions about cuts with a missing entry, if the owner has a choice. */
export function cutQuestions(cuts: readonly CarriedCut[]) {
  return cuts
    .filter(({ missing, choices }) => missing.length > 0 && choices.length > 0)
    .map((cut) => ({
      question: {
        path: ['cuts', cut.name] as const,
        kind: 'cut' as const,
        text: `Your cut "${cut.name}" hides ${listOf(cut.missing)}, which your new résumé does not have. What does it hide instead?`,
      },
      draft: withHidden(cut, cut.candidates),
      choices: {
        options: cut.choices.map((item) => ({ value: item, label: escapeUnprintable(item) })),
        initialValues: [...cut.candidates],
        toAnswer: (picked: readonly unknown[]) =>
          withHidden(
            cut,
            cut.choices.filter((item) => picked.includes(item)),
          ),
      },
    }));
}

/** Says how setup treated a cut's missing entries, if it did not ask the owner. */
export function missingEntriesNote({ name, missing, candidates: suspects }: CarriedCut): string {
  const change =
    suspects.length > 0
      ? `Until you decide, it hides your new entries instead: ${listOf(suspects)}. Remove from "cuts" in game.json what it may show.`
      : 'Removed from "cuts" in game.json.';
  return `Your cut "${name}" hid ${listOf(missing)}, which your new résumé does not have. ${change}`;
}

function listOf(texts: readonly string[]): string {
  return new Intl.ListFormat('en').format(texts.map((text) => escapeUnprintable(quoteValue(text))));
}
