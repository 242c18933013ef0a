import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { consoleAt } from '../../src/console/engine/ConsoleState.ts';
import { consoleView } from '../../src/console/engine/consoleView.ts';
import { handheldMessages } from '../../src/console/handheldMessages.ts';
import type { PageName } from '../../src/index.ts';

/** The element in which a story's `play` searches. */
export type Canvas = ReturnType<typeof within>;

/**
 * Finds a console button by its legend, with which its name starts. While the Start Menu is open,
 * the buttons are hidden from screen readers, so only their labels can be searched.
 */
export function button(canvas: Canvas, legend: string) {
  const name = new RegExp(`^${legend}, `);
  return startMenu(canvas) ? canvas.getByLabelText(name) : canvas.getByRole('button', { name });
}

/** Presses one of the console's buttons with a pointer. */
export const press = (canvas: Canvas, legend: string) => userEvent.click(button(canvas, legend));

export const heading = (canvas: Canvas) => canvas.getByRole('heading', { level: 2 });

/** Waits for a page, because it renders after the button has responded. */
export const expectPage = (canvas: Canvas, name: string) =>
  waitFor(() => expect(heading(canvas)).toHaveTextContent(name));

export const field = (canvas: Canvas) => canvas.queryByRole('textbox', { name: 'Company Name' });

export const startMenu = (canvas: Canvas) => canvas.queryByRole('dialog', { name: 'Start Menu' });

export const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });

/** A page's position as announced: `Page 3 of 9`. */
export const positionText = (page: PageName) => consoleView(consoleAt(page), handheldMessages.handheld).positionText;

/** Records the live region's announcements, one entry for each change of its text. */
export function listenTo(canvas: Canvas) {
  const announcements: string[] = [];
  const status = canvas.getByRole('status');
  const observer = new MutationObserver(() => announcements.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  return { announcements, stop: () => observer.disconnect() };
}
