import { anyOf, words } from '../words/words.ts';

/** A page number, perhaps with the owner's name: "Page 1 of 3", "Ada Example · 1 / 2". "09/2023" is a date. */
export const pageNumber = new RegExp(
  `^(?:.*(?:[·|] |\\t))?(?:${anyOf(words.documents.page)} )?\\d{1,2} ?${anyOf(words.documents['page of pages'])} ?\\d{1,2}$`,
  'i',
);
