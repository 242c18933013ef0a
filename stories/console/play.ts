import { expect, userEvent, waitFor, type within } from 'storybook/test';

/** What a story's `play` finds things in. */
export type Canvas = ReturnType<typeof within>;

/** One of the console's buttons, by the start of its name: its legend. */
export const button = (canvas: Canvas, legend: string) =>
  canvas.getByRole('button', { name: new RegExp(`^${legend}, `) });

/** Presses one of the console's buttons with a pointer. */
export const press = (canvas: Canvas, legend: string) => userEvent.click(button(canvas, legend));

/** The heading of the page shown. */
export const heading = (canvas: Canvas) => canvas.getByRole('heading', { level: 2 });

/** The field of the company form, if it is there. */
export const field = (canvas: Canvas) => canvas.queryByRole('textbox', { name: 'Company Name' });

/** The Start Menu, if it is there. */
export const startMenu = (canvas: Canvas) => canvas.queryByRole('dialog', { name: 'Start Menu' });

/** One of the Start Menu's tabs. */
export const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });

/** Something that begins below the screen's lower edge comes into sight when the screen is scrolled to its end. */
export async function expectScrolledTo(canvas: Canvas, last: HTMLElement): Promise<void> {
  const screen = await canvas.findByRole('region', { name: 'Screen' });
  const below = () => last.getBoundingClientRect().bottom - screen.getBoundingClientRect().bottom;
  await expect(below()).toBeGreaterThan(0);
  screen.scrollTo({ top: screen.scrollHeight });
  await waitFor(() => expect(below()).toBeLessThanOrEqual(0));
  await expect(last).toBeVisible();
}
