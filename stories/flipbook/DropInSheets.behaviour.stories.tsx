import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { BesidePeer } from './play/BesidePeer.tsx';
import { type BesideStory, besidePeer, book, leaves } from './play/dropIn.tsx';
import { keepWarnings, toDevelopers, warnings } from './play/keepWarnings.ts';
import { expectSameBoxes } from './play/roomBoxes.ts';

type Props = ComponentProps<typeof BesidePeer>;

export default { title: 'Flipbook/Drop-in/Sheets of apps', tags: ['!autodocs'], ...besidePeer };

/** Both books on a page with the app's own style sheet, in no layer. */
const WithSheet = ({ sheet, ...props }: Props & { sheet: string }) => (
  <>
    <style>{sheet}</style>
    <BesidePeer {...props} />
  </>
);

const limits = { size: 'stretch', minWidth: 100, maxWidth: 500, minHeight: 100, maxHeight: 900 } as const;
const className = 'app-book';
const highLimited = { ...limits, maxWidth: 1000, className };
const ofHeight300 = '.app-book { height: 300px; }';

/** What apps say in their sheets, with which both books lie where they do, and whether developers are warned of it. */
const sheets: Readonly<Record<string, readonly [sheet: string, props?: Partial<Props>, warns?: 'warns']>> = {
  'a reset of every element': ['* { margin: 0; padding: 0; box-sizing: border-box; }'],
  'a distance between siblings': ['.stf__parent > * + * { margin: 20px; }'],
  'a distance of the first thing in a book': ['[data-flipbook] > :first-child { position: relative; margin: 20px; }'],
  'a limit of width that is meant for pictures': ['* { max-width: 100%; }'],
  'floats, and so boxes as wide as what is in them': ['[data-testid], [data-testid] div { float: left; }'],
  'a reset of a page alone in a wide element': ['* { margin: 0; padding: 0; } [data-testid] { width: 350px; }'],
  'the book as a flex box': [
    '.app-book { display: flex; align-items: center; justify-content: center; }',
    { className, ...limits },
  ],
  'sizes of its style': ['', { style: { width: 250, maxWidth: 300, minHeight: 500 } }, 'warns'],
  'sizes of its class, stretched': ['.app-book { max-width: 300px; }', { ...limits, className }, 'warns'],
  'sizes that insist: one page in the middle of an element of its proportion': [
    '.app-book { max-width: 300px !important; }',
    { className },
  ],
  'a class that makes it higher than its pages': ['.app-book { height: 500px; }', { className }],
  'a class that makes it lower than a page alone': [`${ofHeight300} [data-testid] { width: 350px; }`, { className }],
  'a height, stretched, as developers are advised': [ofHeight300, { ...highLimited, autoSize: false }],
};

/** Without page-flip's own sheet, which says where the boxes of its classes lie. */
function withoutPeersSheet(): () => void {
  const sheetsInPage = [...document.styleSheets].filter(({ ownerNode }) =>
    ownerNode?.textContent?.includes('.stf__item'),
  );
  const theirs = sheetsInPage.filter(
    ({ cssRules }) => ![...cssRules].some((rule) => rule.cssText.startsWith('@layer')),
  );
  for (const sheet of theirs) sheet.disabled = true;
  return () => {
    for (const sheet of theirs) sheet.disabled = false;
  };
}

/** Where the pages in sight of the drop-in lie. */
function ownBoxes(room: HTMLElement): (readonly number[])[] {
  const { left, top } = room.getBoundingClientRect();
  const shown = [...room.querySelectorAll('[data-leaf]')].filter((leaf) =>
    leaf.checkVisibility({ contentVisibilityAuto: true }),
  );
  return shown.map((leaf) => {
    const box = leaf.getBoundingClientRect();
    return [box.left - left, box.top - top, box.width, box.height];
  });
}

const spread = [
  [0, 0, 200, 260],
  [200, 0, 200, 260],
];

/** A sheet that positions every element leaves the pages beside each other. */
export const EveryBoxPositioned: BesideStory = {
  render: (args) => <WithSheet {...args} sheet="div { position: relative; }" />,
  beforeEach: withoutPeersSheet,
  play: async ({ canvas }) => {
    await waitFor(() => expect(ownBoxes(canvas.getByTestId('ours'))).toEqual(spread));
  },
};

/** A canvas fills its page, whatever its own size, as page-flip's sheet has it. */
export const Canvases: BesideStory = {
  args: {
    children: leaves(6).map(({ key }) => (
      <div key={key} data-leaf="">
        {key}
        <canvas width="600" height="800" />
      </div>
    )),
  },
  beforeEach: withoutPeersSheet,
  play: async ({ canvas }) => {
    const ours = canvas.getByTestId('ours');
    await waitFor(() => expect(ownBoxes(ours)).toEqual(spread));
    const drawing = ours.querySelector('canvas');
    await expect([drawing?.offsetWidth, drawing?.offsetHeight]).toEqual([200, 260]);
  },
};

/** Padding of the book's element is none of the pages' space, and changes no orientation when the book opens. */
export const PaddedBook: BesideStory = {
  args: { className, onChangeOrientation: fn() },
  render: (args) => <WithSheet {...args} sheet=".app-book { padding: 10px; }" />,
  play: async ({ args }) => {
    await waitFor(() => expect(book.current?.pageFlip().getOrientation()).toBe('landscape'));
    await expect(args.onChangeOrientation).not.toHaveBeenCalled();
  },
};

/** What stands out of a page, padding of a box that is sized without it, say, takes presses as the page does. */
export const PressesBesideThePage: BesideStory = {
  render: (args) => (
    <WithSheet {...args} sheet=".app-page { box-sizing: content-box; padding: 30px; background: wheat; }" />
  ),
  play: async ({ canvas }) => {
    const page = [...canvas.getByTestId('ours').querySelectorAll('.app-page')][1];
    if (!page) throw new Error('The book has no second page.');
    const { right, top } = page.getBoundingClientRect();
    const at = { clientX: right - 10, clientY: top + 100, button: 0, isPrimary: true, pointerId: 1 };
    await fireEvent.pointerDown(page, at);
    await fireEvent.pointerUp(page, at);
    await waitFor(() => expect(book.current?.pageFlip().getCurrentPageIndex()).toBe(2));
  },
};

/** Sizes that a class gives the book's element count for nothing, from the first frame on: page-flip writes its own over them. */
export const SizesOfTheClass: BesideStory = {
  args: { className, onInit: fn(), onChangeOrientation: fn() },
  render: (args) => (
    <WithSheet {...args} sheet=".app-book { width: 250px; min-width: 0; max-width: 300px; min-height: 500px; }" />
  ),
  beforeEach: keepWarnings,
  play: async ({ args: { onInit, onChangeOrientation }, canvas }) => {
    await expectSameBoxes(canvas.getByTestId('peer'), canvas.getByTestId('ours'));
    const said = expect.stringMatching(/its className or style makes the book 250px wide, .* 400px/);
    await expect(warnings).toEqual(toDevelopers(said));
    await waitFor(() => expect(onInit).toHaveBeenCalledTimes(2));
    for (const call of [1, 2]) {
      const data = { page: 0, mode: 'landscape' };
      await expect(onInit).toHaveBeenNthCalledWith(call, expect.objectContaining({ data }));
    }
    await expect(onChangeOrientation).not.toHaveBeenCalled();
  },
};

/** A height that a class gives a stretched book is none for its pages, which developers are told. */
export const HeightInStretch: BesideStory = {
  args: highLimited,
  render: (args) => <WithSheet {...args} sheet={ofHeight300} />,
  beforeEach: keepWarnings,
  play: async () => {
    const said = /makes the book 300px high, and its pages, \d+px high, stand out.*autoSize=\{false\}/;
    await waitFor(() => expect(warnings).toEqual(toDevelopers(expect.stringMatching(said))));
  },
};

/** What an app says of its elements moves neither the pages nor the book, or moves both books alike. It comes last: each warning is said once. */
export const SameBoxes: BesideStory = {
  beforeEach: keepWarnings,
  play: async ({ mount, args, step }) => {
    for (const [title, [sheet, props, warns]] of Object.entries(sheets))
      await step(title, async () => {
        warnings.length = 0;
        const canvas = await mount(<WithSheet key={title} {...args} {...props} sheet={sheet} />);
        await expectSameBoxes(canvas.getByTestId('peer'), canvas.getByTestId('ours'));
        if (!warns) await expect(warnings).toEqual([]);
      });
  },
};
