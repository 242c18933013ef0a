import { expect, waitFor } from 'storybook/test';
import { behavior, change, plays } from './play/behavior.tsx';
import { land, mutations, pageBoxes, visiblePages } from './play/book.ts';
import { inMedium } from './play/media.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { rightPage } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Screen readers and print',
  ...behavior,
  parameters: { ...behavior.parameters, a11y: { test: 'error' } },
  args: { ...behavior.args, startPage: 0, children: numberedPages(6) },
};

const titledPages = [
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
];

/** After a turn, the status announces the open pages' numbers and titles. A title is a label or the first heading. */
export const StatusAnnouncesTitlesOnLanding = plays(
  { args: { children: [...numberedPages(4), ...titledPages] } },
  async ({ canvas, root, hand }) => {
    const status = canvas.getByRole('status');
    let before = '';
    for (const text of [
      'Pages 3 and 4 of 9',
      'Pages 5 and 6 of 9: A Cover Letter, Quick Reference',
      'Pages 7 and 8 of 9: Map',
      'Page 9 of 9: Notes',
    ]) {
      hand.click(rightPage);
      await expect(status.textContent).toBe(before);
      await land(root);
      await waitFor(() => expect(status.textContent).toBe(text));
      before = text;
    }
  },
);

/** `announcement` replaces the text of the status. */
export const AnnouncementReplacesTheStatus = plays(
  { args: { announcement: (positions, count, titles) => `${positions.join(' + ')} / ${count} ${titles.length}` } },
  async ({ canvas, turn }) => {
    await turn();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 \+ 4 \/ 6 2$/));
  },
);

/** After the first turn, the status follows changes of the page list. */
export const StatusFollowsTheList = plays({ args: { startPage: 4 } }, async ({ canvas, root, turn }) => {
  const status = canvas.getByRole('status');
  const setCount = (count: number) => change({ children: numberedPages(count) });
  await setCount(10);
  await expect(pageBoxes(root)).toHaveLength(10);
  await expect(status).toBeEmptyDOMElement();
  await turn();
  await waitFor(() => expect(status).toHaveTextContent(/^Pages 7 and 8 of 10$/));
  await setCount(4);
  await expect(status).toHaveTextContent(/^Pages 3 and 4 of 4$/);
  await setCount(6);
  await expect(status).toHaveTextContent(/^Pages 3 and 4 of 6$/);
  // Writing the same text again would announce it again.
  const others = [...numberedPages(4), ...numberedPages(2, 9)];
  await expect(await mutations(status, () => change({ children: others }))).toEqual([]);
  await setCount(0);
  await expect(status).toBeEmptyDOMElement();
});

const letterButtons = Array.from('abcdef', (letter) => (
  <button key={letter} type="button">
    {letter}
  </button>
));

/** Hidden pages are not painted, not in the accessibility tree, and cannot be focused. */
export const HiddenPagesCannotBeFocused = plays({ args: { children: letterButtons } }, async ({ canvas }) => {
  for (const letter of 'cdefab') {
    const button = canvas.getByText(letter);
    const isVisible = letter < 'c';
    button.focus();
    await expect(document.activeElement === button).toBe(isVisible);
    // The browser's own answer: content it skips is not in the accessibility tree.
    await expect(button.checkVisibility()).toBe(isVisible);
  }
});

/** A button of `buttons` that leads nowhere is marked disabled and keeps the focus; keys still work. */
export const ButtonsKeepTheFocusAtAnEnd = plays(
  { args: { buttons: { previous: '<', next: <span>Umblättern</span> }, startPage: 2 } },
  async ({ canvas, userEvent, root, expectPages }) => {
    const previous = canvas.getByRole('button', { name: '<' });
    const next = canvas.getByRole('button', { name: 'Umblättern' });
    const { width, height } = previous.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(next);
    await land(root);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(next);
    await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
    await userEvent.click(previous);
    await expectPages(2, 3);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPages(0, 1);
  },
);

/** Print shows every page once, one below the other, whatever was visible or turning. */
export const PrintShowsEveryPageOnce = plays(
  { args: { buttons: true, startPage: 2 } },
  async ({ canvas, root, hand }) => {
    hand.click(rightPage);
    await inMedium('print', async () => {
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
    });
    await land(root);
  },
);

/** In forced colors, a turning page has a border instead of shadows. */
export const ForcedColorsShowABorder = plays(async ({ root, hand }) => {
  hand.click(rightPage);
  await inMedium('(forced-colors: active)', async () => {
    for (const shade of root.querySelectorAll('[data-flip-shade]'))
      await expect(getComputedStyle(shade).display).toBe('none');
    const sheet = root.querySelector('[data-turning] > div > div');
    await expect(sheet && getComputedStyle(sheet).outlineStyle).toBe('solid');
  });
  await land(root);
});
