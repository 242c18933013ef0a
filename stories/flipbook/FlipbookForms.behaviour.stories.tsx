import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, handlers, type Props, plays, reported } from './play/behaviour.tsx';
import { frames, inSight } from './play/book.ts';
import { numberedPages, numbers } from './play/numberedPages.tsx';

/** A page with a field that its form cannot do without. */
const fieldPage = (name: string) => (
  <label key={name}>
    {name} <input required />
  </label>
);

export default {
  title: 'Flipbook/Flipbook/Behaviour/Forms',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  args: {
    ...numbers,
    defaultPage: 0,
    onPageChange: handlers.onPageChange,
    children: [...numberedPages(4), fieldPage('Name'), fieldPage('Town'), fieldPage('Street'), ...numberedPages(1, 7)],
  },
  render: (args: Props) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Flipbook {...args} />
      <button type="submit">Send</button>
    </form>
  ),
};

/** Submitting a form opens the page of its first field that is missing, if it is not open, and the browser says there what it misses. */
export const OpensThePageOfTheFirst = plays(async ({ canvas, userEvent, root }) => {
  const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  const field = (name: string) => canvas.getByRole('textbox', { name });
  await send();
  await waitFor(() => expect(reported()).toEqual(['page 4 by invalid']));
  await expect(inSight(root)).toEqual(['Name ', 'Town ']);
  await expect(field('Name')).toHaveFocus();
  await userEvent.type(field('Name'), 'A');
  await send();
  await frames(2);
  await expect(field('Town')).toHaveFocus();
  await expect(reported()).toEqual([]);
  await expect(inSight(root)).toEqual(['Name ', 'Town ']);
  await userEvent.type(field('Town'), 'B');
  await send();
  await waitFor(() => expect(reported()).toEqual(['page 6 by invalid']));
  await expect(field('Street')).toHaveFocus();
});

/** A script that asks a form whether it is complete turns no page, nor one that says itself what is missing. */
export const OnlyWhatTheBrowserSays = plays(async ({ canvasElement, root }) => {
  const form = canvasElement.querySelector('form');
  const before = inSight(root);
  await expect(form?.checkValidity()).toBe(false);
  const prevent = (event: Event) => event.preventDefault();
  form?.addEventListener('invalid', prevent, { capture: true });
  await expect(form?.reportValidity()).toBe(false);
  form?.removeEventListener('invalid', prevent, { capture: true });
  await frames(2);
  await expect(reported()).toEqual([]);
  await expect(inSight(root)).toEqual(before);
  await expect(form?.reportValidity()).toBe(false);
  await waitFor(() => expect(reported()).toEqual(['page 4 by invalid']));
});
