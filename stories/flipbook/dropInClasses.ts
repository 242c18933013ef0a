/** The classes that style sheets may go by. Words between backticks are set as code. */
export const dropInClasses = [
  { class: '`stf__parent`', on: 'the book’s element, beside your `className`' },
  { class: '`stf__wrapper`, `stf__block`', on: 'the element in which the pages lie' },
  { class: '`--landscape`, `--portrait`', on: 'the same element: two pages side by side, or one' },
  { class: '`stf__item`', on: 'each page’s own element, beside its `className`' },
  { class: '`--left`, `--right`', on: 'that element: the side of the spine on which the page lies or last lay' },
  { class: '`--soft`, `--hard`', on: 'that element: whether the page folds, or turns as a board' },
] as const;
