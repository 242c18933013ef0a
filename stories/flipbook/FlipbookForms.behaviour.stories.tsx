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

/** A form that the browser finds incomplete opens the page of its first missing field. A script that asks only whether it is complete turns no page, nor one that says itself what is missing. */
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
