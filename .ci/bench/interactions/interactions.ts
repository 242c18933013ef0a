import type { Page } from 'playwright';
import type { ButtonName } from '../../../src/console/engine/buttons.ts';
import type { Find, Interaction, Press, Step } from './Interaction.ts';

const named = (role: 'button' | 'link' | 'tab' | 'radio', name: string): Press => ({
  on: (page) => page.getByRole(role, { name, exact: true }),
});
const inBar = (name: string): Press => ({
  on: (page) => page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name }),
});
const onDevice = (name: ButtonName): Press => ({ on: (page) => page.locator(`[data-button="${name}"]`) });
const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);

const company: Step = {
  into: (page) => page.getByLabel('Company Name').and(page.locator('input:visible')),
  type: 'Acme',
};
const send = named('button', 'Send it!');
const decline: Press = { on: (page) => page.locator('form:visible').getByText("I'd rather not") };
const skip = named('link', 'skip text');
const menu = onDevice('start');
const readable: Press = { on: (page) => page.getByRole('banner').getByRole('switch', { name: 'Readable text' }) };
const home = inBar('Home');
const book: Find = (page: Page) => page.locator('[data-flipbook] [data-part="book"]');

const both = ['phone', 'desk'] as const;
const desk = ['desk'] as const;

type Rest = Pick<Interaction, 'press' | 'back'> & Partial<Interaction>;
const at =
  (path: string) =>
  (name: string, rest: Rest): Interaction => ({ path, windows: both, ...rest, name: `${path}: ${name}` });
const console = at('/handheld');
const intro = at('/');
const manual = at('/flipbook');
const resume = at('/resume');

/** What a visitor presses, on all pages. */
export const interactions: readonly Interaction[] = [
  console('next', { press: onDevice('right'), back: [onDevice('left')] }),
  console('next, key', { windows: desk, press: { key: 'ArrowRight' }, back: [{ key: 'ArrowLeft' }] }),
  console('A, the form', { before: [onDevice('a')], press: onDevice('a'), back: [onDevice('b')] }),
  console('A, side quests', { before: times(6, onDevice('right')), press: onDevice('a'), back: [onDevice('b')] }),
  console('back', { before: [onDevice('right')], press: onDevice('left'), back: [onDevice('right')] }),
  console('D-pad, down', { press: onDevice('down'), back: [onDevice('up')] }),
  console('menu', { press: menu, back: [menu] }),
  console('select', {
    before: times(5, onDevice('right')),
    press: onDevice('select'),
    back: times(5, onDevice('right')),
  }),
  console('menu, Colors', { before: [menu], press: named('tab', 'Colors'), back: [named('tab', 'Contact Info')] }),
  console('menu, D-pad', { before: [menu], press: onDevice('down'), back: [onDevice('up')] }),
  console('menu, colour', {
    before: [menu, named('tab', 'Colors')],
    press: named('radio', 'Teal'),
    back: [named('radio', 'Berry')],
  }),
  console('menu, close', { before: [menu], press: menu, back: [menu] }),
  console('send', {
    before: [onDevice('a'), onDevice('a'), company],
    press: send,
    back: [onDevice('b'), onDevice('a'), company],
  }),
  console('readable text', { press: readable, back: [readable] }),
  console('to Manual', { press: inBar('Manual'), back: [inBar('Console')] }),
  intro('skip text', { windows: desk, press: skip, back: [inBar('Console'), home] }),
  intro('send', { windows: desk, before: [skip, company], press: send, back: [home, skip, company] }),
  intro('decline', { windows: desk, before: [skip], press: decline, back: [home, skip] }),
  intro('to Console', { windows: desk, press: inBar('Console'), back: [home] }),
  intro('to Manual', { press: inBar('Manual'), back: [home] }),
  intro('to résumé', { press: inBar('résumé'), back: [home] }),
  manual('turn', { press: named('button', 'next'), back: [named('button', 'previous')] }),
  manual('turn, inside', {
    before: [named('button', 'next')],
    press: named('button', 'next'),
    back: [named('button', 'previous')],
  }),
  manual('turn, corner', { press: { on: book, at: { x: 0.97, y: 0.97 } }, back: [named('button', 'previous')] }),
  manual('turn, key', { windows: desk, press: { key: 'ArrowRight' }, back: [{ key: 'ArrowLeft' }] }),
  manual('text', { press: named('button', 'Text'), back: [named('button', 'Book')] }),
  manual('book', {
    before: [named('button', 'Text')],
    press: named('button', 'Book'),
    back: [named('button', 'Text')],
  }),
  manual('readable text', { press: readable, back: [readable] }),
  manual('to Console', { press: inBar('Console'), back: [inBar('Manual')] }),
  resume('readable text', { press: readable, back: [readable] }),
  resume('to Manual', { press: inBar('Manual'), back: [inBar('résumé')] }),
];
