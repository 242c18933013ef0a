import { expect, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The text of an element in reading order, with single spaces. */
const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ');

/** The texts of elements, in order. */
export const textsOf = (elements: readonly Element[]): readonly string[] =>
  elements.map((element) => textOf(element).trim());

/** The paragraph or description with this text, even if parts of it are in child elements. */
export const paragraphWith = (canvas: Canvas, text: string): HTMLElement =>
  canvas.getByText(
    (_: string, element: Element | null) => element?.matches('p, dd') === true && textOf(element) === text,
  );

/** The text and target of each link in an element. */
export const linksOf = (element: HTMLElement): readonly (readonly [text: string, target: string | null])[] =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [textOf(link), link.getAttribute('href')]);

/** Expects the profile of Robin Vale, for a visitor from Acme Inc: each fact after its name, each skill with its bonus. */
export async function expectProfile(page: Canvas) {
  await expect(textsOf(page.getAllByRole('term'))).toEqual(['Name', 'Class', 'Playtime', 'Current Quest']);
  const facts = textsOf(page.getAllByRole('definition'));
  await expect(facts).toEqual(['Robin Vale', 'Front-end Ranger', '20+ years', 'Join Acme Inc']);
  const skills = textsOf(page.getAllByRole('listitem'));
  await expect(skills).toEqual(['Adaptable +4', 'Creativity +5', 'Communication +4', 'Passion for Games & Media +MAX']);
  await expect(page.queryByRole('img')).not.toBeInTheDocument();
}
