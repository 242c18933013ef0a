import { userEvent, type within } from 'storybook/test';

/** The element in which a story's `play` searches. */
export type Canvas = ReturnType<typeof within>;

/** Finds a console button by the start of its name, its legend. */
export const button = (canvas: Canvas, legend: string) =>
  canvas.getByRole('button', { name: new RegExp(`^${legend}, `) });

/** Presses one of the console's buttons with a pointer. */
export const press = (canvas: Canvas, legend: string) => userEvent.click(button(canvas, legend));

/** The heading of the current page. */
export const heading = (canvas: Canvas) => canvas.getByRole('heading', { level: 2 });

/** The field of the company form, or `null`. */
export const field = (canvas: Canvas) => canvas.queryByRole('textbox', { name: 'Company Name' });

/** The Start Menu, or `null`. */
export const startMenu = (canvas: Canvas) => canvas.queryByRole('dialog', { name: 'Start Menu' });

/** Finds a tab of the Start Menu. */
export const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });
