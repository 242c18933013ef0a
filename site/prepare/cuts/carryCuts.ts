// Carries the cuts of a game.json over to a newer résumé. No cut may show what it hid before.
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import type { CutSettings } from '../game/cutsSchema.ts';
import {
  datedTitle,
  distinctName,
  type Entry,
  entriesNamed,
  entriesOf,
  entryAtPlace,
  entryTitle,
  isList,
  type ListName,
  listNames,
} from './entryNames.ts';
import { type HideItem, hideItem } from './hideParts.ts';

export type CarriedCut = {
  name: string;
  /** The settings for the newer résumé: entries by their names, without those that it lacks. */
  settings: CutSettings;
  /** The hidden entries that the newer résumé lacks, as a person names them. */
  missing: readonly string[];
  /** Items for the entries that may be the missing ones under another name: the new ones. */
  suspects: readonly string[];
  /** Items for all entries that the cut shows of the lists with a missing entry. */
  choices: readonly string[];
};

type Resumes = {
  /** The résumé for which the cuts were written; `undefined` if it cannot be read. */
  former: WrittenResume | undefined;
  next: WrittenResume;
};

export function carryCuts(
  cuts: Readonly<Record<string, CutSettings>> | undefined,
  resumes: Resumes,
): readonly CarriedCut[] {
  return Object.entries(cuts ?? {}).map(([name, settings]) => carryCut(name, settings, resumes));
}

function carryCut(name: string, settings: CutSettings, resumes: Resumes): CarriedCut {
  const { hide = [], ...others } = settings;
  const lists = listNames.map((list) => carryList(list, hide.map(hideItem), resumes));
  const titles = new Set(lists.flatMap(({ missing }) => missing));
  const isSuspect = ({ missing }: CarriedList, { title }: VisibleEntry) => missing.length > 0 || titles.has(title);
  // An entry may have moved to another list, under its name.
  const suspects = lists.flatMap((list) => list.gained.filter((entry) => isSuspect(list, entry)));
  const choices = lists.flatMap((list) => (list.missing.length > 0 ? list.visible : []));
  const items = hide.flatMap((text) => carriedItem(text, resumes));
  return {
    name,
    settings: settings.hide ? { ...others, hide: [...new Set(items)] } : others,
    missing: [...titles],
    suspects: suspects.map(({ item }) => item),
    choices: [...new Set([...suspects, ...choices].map(({ item }) => item))],
  };
}

/** An item in the newer résumé: none if it names nothing there. */
function carriedItem(text: string, { former, next }: Resumes): readonly string[] {
  const { word, key, name } = hideItem(text);
  if (name === undefined || !isList(key)) return [text];
  const newName = carriedName(name, key, entriesOf(former, key));
  const isThere = entriesNamed(newName, key, entriesOf(next, key)).length > 0;
  return isThere ? [newName === name ? text : `${word}:${newName}`] : [];
}

/** A name as it is; for a place in the former list, the name of the entry there. */
function carriedName(name: string, list: ListName, former: readonly Entry[]): string {
  const atPlace = entryAtPlace(name, list, former);
  return atPlace ? distinctName(atPlace, list, former) : name;
}

type VisibleEntry = { title: string; item: string };
type CarriedList = { missing: readonly string[]; visible: readonly VisibleEntry[]; gained: readonly VisibleEntry[] };

function carryList(list: ListName, items: readonly HideItem[], resumes: Resumes): CarriedList {
  if (items.some(({ key, name }) => key === list && name === undefined))
    return { missing: [], visible: [], gained: [] };
  const namedItems = items.flatMap(({ word, key, name }) =>
    key === list && name !== undefined ? [{ word, name }] : [],
  );
  const formerEntries = entriesOf(resumes.former, list);
  const nextEntries = entriesOf(resumes.next, list);
  const names = namedItems.map(({ name }) => carriedName(name, list, formerEntries));
  const formerSplit = splitByNames(formerEntries, list, names);
  const nextSplit = splitByNames(nextEntries, list, names);
  const stillHidden = nextSplit.hidden.map((entry) => entryTitle(entry, list));
  const isUnknown = (name: string) =>
    [formerEntries, nextEntries].every(
      (entries) => entriesNamed(carriedName(name, list, formerEntries), list, entries).length === 0,
    );
  const missing = [
    ...formerSplit.hidden.map((entry) => entryTitle(entry, list)).filter((title) => !takeFrom(stillHidden, title)),
    ...namedItems.filter(({ name }) => isUnknown(name)).map(({ word, name }) => `${word}:${name}`),
  ];
  const visibleBefore = formerSplit.visible.map((entry) => datedTitle(entry, list));
  const visible = nextSplit.visible.map((entry) => ({
    title: entryTitle(entry, list),
    item: `${list.replace(/s$/, '')}:${distinctName(entry, list, nextEntries)}`,
    isGained: !takeFrom(visibleBefore, datedTitle(entry, list)),
  }));
  return { missing, visible, gained: visible.filter(({ isGained }) => isGained) };
}

function splitByNames(entries: readonly Entry[], list: ListName, names: readonly string[]) {
  const indexes = new Set(names.flatMap((name) => entriesNamed(name, list, entries)));
  return {
    hidden: entries.filter((_, index) => indexes.has(index)),
    visible: entries.filter((_, index) => !indexes.has(index)),
  };
}

/** Removes a text from a list once. @returns whether it was there */
function takeFrom(texts: string[], text: string): boolean {
  const index = texts.indexOf(text);
  if (index >= 0) texts.splice(index, 1);
  return index >= 0;
}
