// Keeps the cuts (résumé variants with hidden entries) safe if a newer résumé lacks a hidden entry:
// setup asks which entry to hide instead. Until the owner answers, the cut hides every entry that
// may be the same one under another name.

import { escapeUnprintable, quoteValue } from '../import/rules.ts';
import type { CarriedCut } from '../prepare/cuts/carryCuts.ts';
import type { CutSettings } from '../prepare/game/cutsSchema.ts';
import type { GameDocument } from '../prepare/game/gameFields.ts';

/** The settings of all cuts for game.json. */
export function settingsOfCuts(cuts: readonly CarriedCut[]): GameDocument {
  const settings = cuts.map((cut): [string, CutSettings] => [cut.name, withHidden(cut, cut.candidates)]);
  return settings.length > 0 ? { cuts: Object.fromEntries(settings) } : {};
}

function withHidden({ settings }: CarriedCut, items: readonly string[]): CutSettings {
  return items.length > 0 ? { ...settings, hide: [...(settings.hide ?? []), ...items] } : settings;
}

/** One question for each cut with a missing entry, unless no entry could replace it. */
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
        toAnswer: (pickedItems: readonly unknown[]) =>
          withHidden(
            cut,
            cut.choices.filter((item) => pickedItems.includes(item)),
          ),
      },
    }));
}

/** The message about a cut's missing entries if setup does not ask the owner. */
export function missingEntriesNote({ name, missing, candidates }: CarriedCut): string {
  const change =
    candidates.length > 0
      ? `Until you decide, it hides your new entries instead: ${listOf(candidates)}. In "cuts" of game.json, remove those that it may show.`
      : 'Removed from "cuts" in game.json.';
  return `Your cut "${name}" hid ${listOf(missing)}, which your new résumé does not have. ${change}`;
}

function listOf(texts: readonly string[]): string {
  return new Intl.ListFormat('en').format(texts.map((text) => escapeUnprintable(quoteValue(text))));
}
