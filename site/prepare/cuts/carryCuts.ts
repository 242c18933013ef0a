// Carries the cuts of a game.json (résumé variants with hidden entries) over to a newer résumé. No
// cut may show an entry that it hid before.
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import type { CutSettings } from '../game/cutsSchema.ts';
import {
  datedTitle,
  distinctName,
  type Entry,
  entriesNamed,
  entriesOf,
  entryAtNumber,
  entryTitle,
  isList,
  type ListName,
  listNames,
} from './entryNames.ts';
import { type HideItem, hideItem } from './hideParts.ts';

export type CarriedCut = {
  name: string;
  /** The settings for the newer résumé, with names instead of numbers, without missing entries. */
  settings: CutSettings;
  /** Titles of hidden entries that the newer résumé lacks, and `hide` items that match nothing. */
  missing: readonly string[];
  /** `hide` items for the new entries, each of which may be a missing entry under another name. */
  candidates: readonly string[];
  /** The candidates, and `hide` items for all visible entries of the lists with a missing entry. */
  choices: readonly string[];
};

type Resumes = {
  /** The résumé that the cuts are for; `undefined` if it cannot be read. */
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
  const missingTitles = new Set(lists.flatMap(({ missing }) => missing));
  // An entry may have moved to another list under the same name.
  // Text sections may have become entries, and the other way round.
  const lacksText = lists.some(({ list, missing }) => list === 'textSections' && missing.length > 0);
  const isCandidate = ({ list, missing }: CarriedList, { title }: VisibleEntry) =>
    missing.length > 0 || missingTitles.has(title) || (list === 'textSections' ? missingTitles.size > 0 : lacksText);
  const candidates = lists.flatMap((list) => list.newEntries.filter((entry) => isCandidate(list, entry)));
  const choices = lists.flatMap((list) => (list.missing.length > 0 ? list.visible : []));
  const items = hide.flatMap((text) => carryItem(text, resumes));
  return {
    name,
    settings: settings.hide ? { ...others, hide: [...new Set(items)] } : others,
    missing: [...missingTitles],
    candidates: candidates.map(({ item }) => item),
    choices: [...new Set([...candidates, ...choices].map(({ item }) => item))],
  };
}

/** The `hide` item for the newer résumé, or nothing if that has no such entry. */
function carryItem(text: string, { former, next }: Resumes): readonly string[] {
  const { word, key, name } = hideItem(text);
  if (name === undefined || !isList(key)) return [text];
  const newName = carryName(name, key, entriesOf(former, key));
  const hasEntry = entriesNamed(newName, key, entriesOf(next, key)).length > 0;
  return hasEntry ? [newName === name ? text : `${word}:${newName}`] : [];
}

/** The name or, if it is the number of an entry in the former list, that entry's name. */
function carryName(name: string, list: ListName, former: readonly Entry[]): string {
  const entry = entryAtNumber(name, list, former);
  return entry ? distinctName(entry, list, former) : name;
}

type VisibleEntry = { title: string; item: string };
type CarriedList = {
  list: ListName;
  missing: readonly string[];
  visible: readonly VisibleEntry[];
  newEntries: readonly VisibleEntry[];
};

function carryList(list: ListName, items: readonly HideItem[], resumes: Resumes): CarriedList {
  const ownItems = items.filter(({ key }) => key === list);
  // A cut that hides the whole list hides its new entries, too.
  if (ownItems.some(({ name }) => name === undefined)) return { list, missing: [], visible: [], newEntries: [] };
  const formerEntries = entriesOf(resumes.former, list);
  const nextEntries = entriesOf(resumes.next, list);
  const namedItems = ownItems.map(({ word, name = '' }) => ({
    text: `${word}:${name}`,
    name: carryName(name, list, formerEntries),
  }));
  const names = namedItems.map(({ name }) => name);
  const formerSplit = splitByNames(formerEntries, list, names);
  const nextSplit = splitByNames(nextEntries, list, names);
  const hiddenTitles = nextSplit.hidden.map((entry) => entryTitle(entry, list));
  const isUnknown = (name: string) =>
    [formerEntries, nextEntries].every((entries) => entriesNamed(name, list, entries).length === 0);
  // Entries may share a title, so each title in the newer résumé counts once.
  const missing = [
    ...formerSplit.hidden.map((entry) => entryTitle(entry, list)).filter((title) => !takeFrom(hiddenTitles, title)),
    ...namedItems.filter(({ name }) => isUnknown(name)).map(({ text }) => text),
  ];
  const formerTitles = formerSplit.visible.map((entry) => datedTitle(entry, list));
  const visible = nextSplit.visible.map((entry) => ({
    title: entryTitle(entry, list),
    item: `${list === 'textSections' ? 'text' : list.replace(/s$/, '')}:${distinctName(entry, list, nextEntries)}`,
    isNew: !takeFrom(formerTitles, datedTitle(entry, list)),
  }));
  return { list, missing, visible, newEntries: visible.filter(({ isNew }) => isNew) };
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
