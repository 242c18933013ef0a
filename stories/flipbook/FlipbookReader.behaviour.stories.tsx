import { expect, waitFor } from 'storybook/test';
import { asMedium } from './play/asMedium.ts';
import { behaviourOfPages, plays, reported } from './play/behaviour.tsx';
import { land, pageBoxes, visiblePages } from './play/book.ts';
import { changing } from './play/Changing.tsx';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Screen readers and print',
  tags: ['!autodocs', 'behaviour'],
  ...behaviourOfPages,
  args: { ...behaviourOfPages.args, defaultPage: 0, children: numberedPages(6) },
};

/**
 * After a turn lands, the status announces the open pages' numbers and titles: a label or the first
 * heading.
 */
export const StatusAnnouncesTitlesOnLanding = plays(
  {
    args: {
      children: [
        ...numberedPages(4),
        <article key="letter" aria-labelledby="letter-kind letter-title">
          <h1>Anything</h1>
          <span id="letter-kind">A</span> <span id="letter-title">Cover Letter</span>
        </article>,
        <div key="quick">
          <p>Before</p>
          <h2>
            Quick
            <br /> Reference
          </h2>
          <h3>Less</h3>
        </div>,
        <section key="map" aria-label="Map">
          <h2>Not this</h2>
        </section>,
        <p key="plain">Without a title</p>,
        <div key="nested">
          <div aria-level={2} role="heading">
            Notes
          </div>
        </div>,
      ],
    },
  },
  async ({ canvas, root, hand }) => {
    const status = canvas.getByRole('status');
    let before = '';
    for (const words of [
      'Pages 3 and 4 of 9',
      'Pages 5 and 6 of 9: A Cover Letter, Quick Reference',
      'Pages 7 and 8 of 9: Map',
      'Page 9 of 9: Notes',
    ]) {
      hand.click([0.75, 0.5]);
      await expect(status.textContent).toBe(before);
      await land(root);
      await waitFor(() => expect(status.textContent).toBe(words));
      before = words;
    }
  },
);

/** Custom labels replace the announcement's text. */
export const LabelsReplaceTheAnnouncement = plays(
  { args: { announcement: (positions, count, titles) => `${positions.join(' + ')} / ${count} ${titles.length}` } },
  async ({ canvas, root, hand }) => {
    hand.click([0.75, 0.5]);
    await land(root);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 \+ 4 \/ 6 2$/));
  },
);

const lists = changing({
  Ten: { children: numberedPages(10) },
  Four: { children: numberedPages(4) },
  Six: { children: numberedPages(6) },
  None: { children: [] },
});

/**
 * The status stays correct when the list of pages changes. Before the first landing, and without
 * pages, it is empty.
 */
export const StatusFollowsTheList = plays(
  { ...lists, args: { defaultPage: 4 } },
  async ({ canvas, userEvent, root, hand }) => {
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
  },
);

const letterButtons = Array.from('abcdef', (letter) => (
  <button key={letter} type="button">
    {letter}
  </button>
));

/** Hidden pages are not rendered, not in the accessibility tree, and cannot be focused. */
export const HiddenPagesCannotBeFocused = plays({ args: { children: letterButtons } }, async ({ canvas }) => {
  for (const letter of 'cdefab') {
    const button = canvas.getByText(letter);
    const isVisible = letter < 'c';
    button.focus();
    await expect(document.activeElement === button).toBe(isVisible);
    // `checkVisibility` gives the browser's own answer: skipped content is not in the accessibility
    // tree.
    await expect(button.checkVisibility()).toBe(isVisible);
  }
});

/**
 * With `buttons`, the flipbook has two buttons. At an end, one is marked disabled and keeps the
 * focus; keys still work from there.
 */
export const ButtonsKeepTheFocusAtAnEnd = plays(
  { args: { buttons: { previous: '<', next: <span>Umblättern</span> }, defaultPage: 2 } },
  async ({ canvas, userEvent, root }) => {
    const previous = canvas.getByRole('button', { name: '<' });
    const next = canvas.getByRole('button', { name: 'Umblättern' });
    const { width, height } = previous.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(next);
    await land(root);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    reported();
    await userEvent.click(next);
    await expect(reported()).toEqual([]);
    await userEvent.click(previous);
    await land(root);
    await expect(visiblePages(root)).toEqual(['Page 2', 'Page 3']);
    await userEvent.keyboard('{ArrowLeft}');
    await land(root);
    await expect(visiblePages(root)).toEqual(['Page 0', 'Page 1']);
  },
);

/** Print shows every page once, one below the other, whatever was visible or turning. */
export const PrintShowsEveryPageOnce = plays(
  { args: { buttons: true, defaultPage: 2 } },
  async ({ canvas, root, hand }) => {
    hand.click([0.75, 0.5]);
    const restore = asMedium('print');
    try {
      const tops = pageBoxes(root).map((box) => {
        const { contentVisibility, display } = getComputedStyle(box);
        expect([contentVisibility, display]).toEqual(['visible', 'block']);
        const { width, height, top } = (box.querySelector('div > div > div') ?? box).getBoundingClientRect();
        // A rotated page would have a larger bounding box.
        expect([width, height]).toEqual([300, 400]);
        return Math.round(top);
      });
      const [first = 0] = tops;
      await expect(tops).toEqual([0, 1, 2, 3, 4, 5].map((index) => first + index * 400));
      await expect(canvas.queryByRole('button')).toBeNull();
    } finally {
      restore();
    }
    await land(root);
  },
);

/** In forced colors, a turning page has a border instead of shadows. */
export const ForcedColorsShowABorder = plays(async ({ root, hand }) => {
  hand.click([0.75, 0.5]);
  const restore = asMedium('(forced-colors: active)');
  try {
    for (const shade of root.querySelectorAll('[data-flip-shade]'))
      await expect(getComputedStyle(shade).display).toBe('none');
    const sheet = root.querySelector('[data-turning] > div > div');
    await expect(sheet && getComputedStyle(sheet).outlineStyle).toBe('solid');
  } finally {
    restore();
  }
  await land(root);
});
