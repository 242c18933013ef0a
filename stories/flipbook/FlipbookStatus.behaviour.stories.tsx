import { expect, waitFor } from 'storybook/test';
import { behaviour, plays } from './play/behaviour.tsx';
import { pageBoxes } from './play/bookParts.ts';
import { changing } from './play/Changing.tsx';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Status',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...behaviour.args, defaultPage: 4 },
};

const lists = changing({
  Ten: { children: numberedPages(10) },
  Four: { children: numberedPages(4) },
  Six: { children: numberedPages(6) },
  None: { children: [] },
});

/** What the status has said of the open pages is true of every list that comes after; before a turn has landed, it says nothing, nor in an empty book. */
export const StatusFollowsTheList = plays(lists, async ({ canvas, userEvent, root, hand }) => {
  const status = canvas.getByRole('status');
  const change = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await change('Ten');
  await expect(pageBoxes(root)).toHaveLength(10);
  await expect(status).toBeEmptyDOMElement();
  hand.click([0.75, 0.5]);
  await land(root);
  await waitFor(() => expect(status).toHaveTextContent(/^Pages 7 and 8 of 10$/));
  await change('Four');
  await expect(status).toHaveTextContent(/^Pages 3 and 4 of 4$/);
  await change('Six');
  await expect(status).toHaveTextContent(/^Pages 3 and 4 of 6$/);
  await change('None');
  await expect(status).toBeEmptyDOMElement();
});
