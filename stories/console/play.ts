import { userEvent, type within } from 'storybook/test';

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
