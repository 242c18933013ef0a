import { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** All words of an element with one space between any two, in the order in which they are read out. */
const wordsOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ');

/** The paragraph, or the fact of a list, that says a text, with the names that stand in it. */
export const saying = (canvas: Canvas, text: string): HTMLElement =>
  canvas.getByText(
    (_: string, element: Element | null) => element?.matches('p, dd') === true && wordsOf(element) === text,
  );

/** What each link of an element says, and where it leads. */
export const linksOf = (element: HTMLElement): readonly (readonly [words: string, target: string | null])[] =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [wordsOf(link), link.getAttribute('href')]);
