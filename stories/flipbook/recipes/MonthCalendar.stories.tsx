import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Flipbook, type TurnStart } from '../../../src/flipbook/index.ts';
import { rootIn } from '../play/book.ts';
import styles from './recipes.module.css';

const week = [0, 1, 2, 3, 4, 5, 6];

type Calendar = Readonly<{ year: number; from: number; locale: string; firstDay: number }>;

/** Goes back to the month `from` at most. `firstDay` is that of the week; 0 is Sunday. */
function MonthCalendar({ year, from, locale, firstDay }: Calendar) {
  const formatDate = (date: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(date);
  const monthName = (month: number) => formatDate(Date.UTC(year, month), { month: 'long', year: 'numeric' });
  const renderMonth = (month: number) => {
    const before = (7 + new Date(Date.UTC(year, month)).getUTCDay() - firstDay) % 7;
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const weekday = (column: number) => formatDate(Date.UTC(year, month, 1 + column - before), { weekday: 'short' });
    const cellAt = (row: number, column: number) => {
      const day = 7 * row + column - before - 6;
      const Cell = row === 0 ? 'th' : 'td';
      return <Cell key={column}>{row === 0 ? weekday(column) : day > 0 && day <= days && day}</Cell>;
    };
    return (
      <div className={styles.page}>
        <table>
          <caption>{monthName(month)}</caption>
          <tbody>
            {week.map((row) => (
              <tr key={row}>{week.map((column) => cellAt(row, column))}</tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  };
  const refusePast = ({ to, cancel }: TurnStart) => to < from && cancel();
  const pages = { pageCount: 12, renderPage: renderMonth, pageLabel: monthName, defaultPage: from };
  const buttons = { previous: 'Previous month', next: 'Next month' };
  const book = { width: 320, height: 300, buttons, ...pages };
  return <Flipbook aria-label={String(year)} layout="single" onTurnStart={refusePast} {...book} />;
}

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: MonthCalendar,
  args: { year: 2028, from: 1, locale: 'de', firstDay: 1 },
} satisfies Meta<typeof MonthCalendar>;

/** No page turns back beyond the first month. Months and weekdays are localized. */
export const Calendar: StoryObj<typeof MonthCalendar> = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(canvas.getByRole('table', { name: 'Februar 2028' })).toBeVisible();
    const [weekdays, first, ...others] = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect([weekdays, first]).toEqual(['MoDiMiDoFrSaSo', '123456']);
    await expect(others.join('')).toMatch(/^789.*272829$/);
  },
};
