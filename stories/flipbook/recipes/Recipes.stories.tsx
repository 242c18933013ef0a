// The docs page prints the source of each recipe.
import type { Meta, StoryObj } from '@storybook/react-vite';
import MarkdownIt from 'markdown-it';
import { expect, userEvent, waitFor } from 'storybook/test';
import { land, pageBoxes, rootIn, visiblePages } from '../play/book.ts';
import { BranchingStory } from './BranchingStory.tsx';
import { FoldOutMap } from './FoldOutMap.tsx';
import { MarkdownBook } from './MarkdownBook.tsx';
import onFolding from './onFolding.pdf?url';
import { PartsCatalog } from './PartsCatalog.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import { PhotoAlbum } from './PhotoAlbum.tsx';
import styles from './recipes.module.css';

export default { title: 'Flipbook/Recipes', tags: ['!autodocs'] } satisfies Meta;

type Story = StoryObj<Meta>;

/** Text can be selected without folding the page. Zoomed pages render again, at the zoomed resolution. */
export const PDF: Story = {
  render: () => <PdfViewer url={onFolding} scale={1} width={240} height={320} />,
  play: async ({ canvas, canvasElement }) => {
    const target = await canvas.findByText('Chapter 2.', { exact: false }, { timeout: 20_000 });
    const picture = target.closest('[data-part="page"]')?.querySelector('canvas');
    const levels = picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height).data;
    await expect(new Set(levels).size).toBeGreaterThan(2);
    const { x, y } = target.getBoundingClientRect();
    const at = (dx: number) => ({ coords: { clientX: x + dx, clientY: y + 2 }, target });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', offset: 0, ...at(2) },
      { offset: 10, ...at(60) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(String(getSelection())).toBe('Chapter 2.');
    await expect(visiblePages(rootIn(canvasElement))).toHaveLength(2);
    getSelection()?.removeAllRanges();

    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'CHAPTER 2{Enter}');
    await canvas.findByText('Match 1 of 1');
    await userEvent.clear(search);

    for (const [press, zoom] of [
      ['Zoom in', 1.5],
      ['Zoom out', 1],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: press }));
      await waitFor(() => {
        const page = canvas.getByText('Chapter 2.', { exact: false }).closest('[data-part="page"]');
        expect(page?.querySelector('canvas')).toHaveProperty('width', 240 * zoom * devicePixelRatio);
      });
    }
  },
};

const picture = (hue: number, sizePx: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 8 8">` +
  `<path fill="hsl(${hue},50%25,70%25)" d="M0 0h8v8H0z"/>` +
  `<path fill="hsl(${hue},40%25,35%25)" d="M0 8l3-5 2 3 1-1 2 3z"/></svg>`;
const photos = Array.from({ length: 40 }, (_, index) => ({
  src: picture(index * 9, 800),
  thumbnail: picture(index * 9, 40),
  title: `Hill ${index + 1}`,
}));

/** A thumbnail opens its photo, which loads when the turn starts. */
export const Album: Story = {
  render: () => <PhotoAlbum photos={photos} />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const photos = () => Array.from(root.querySelectorAll('img'), ({ alt }) => alt);
    await expect(photos()).toEqual(['Hill 1', 'Hill 2', 'Hill 3', 'Hill 4']);
    await userEvent.type(canvas.getByRole('searchbox'), 'hill 31');
    await expect(canvas.getByRole('button', { name: 'Page 31 Hill 31' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hill 31' }));
    await expect(visiblePages(root).length).toBeGreaterThan(2);
    await expect(photos()).toEqual(expect.arrayContaining(['Hill 31', 'Hill 32']));
    await land(root);
    await expect(canvas.getByRole('img', { name: 'Hill 31' })).toBeVisible();
  },
};

const texts = Array.from({ length: 1000 }, (_, index) => `Part ${index + 1}, a ${index % 250 ? 'screw' : 'spring'}`);

/** The search opens each match in turn. Only pages near the open ones mount, except in print. */
export const Catalog: Story = {
  render: () => <PartsCatalog texts={texts} />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'SPRING{Enter}{Enter}{Enter}');
    await land(root);
    await expect(visiblePages(root)).toEqual(['Part 501, a spring', 'Part 502, a screw']);
    await expect(pageBoxes(root)).toHaveLength(6);
    await expect(canvas.getByText('Match 3 of 4')).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(pageBoxes(root).map((page) => page.textContent)).toEqual(texts);
    window.dispatchEvent(new Event('afterprint'));
    await expect(pageBoxes(root)).toHaveLength(6);
  },
};

const scenes = [
  { text: 'A fox comes to the edge of a wood.' },
  {
    text: 'To the left a stream sings. To the right a light is on.',
    choices: { 'To the stream': 2, 'To the light': 4 },
  },
  { text: 'The stream is cold, and full of stars.' },
  { text: 'The fox drinks, and sleeps under them.', choices: { 'Begin again': 0 } },
  { text: 'Behind the light lives an owl, who reads aloud.' },
  { text: 'The fox listens to the end.', choices: { 'Begin again': 0, 'Back to the wood': 1 } },
];

/** At a fork, only a choice leads on, so nobody reads on into another branch. */
export const Branches: Story = {
  render: () => <BranchingStory scenes={scenes} />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    for (const [keyOrChoice, scene] of [
      ['{End}', 0],
      ['{ArrowRight}', 1],
      ['{ArrowRight}', 1],
      ['To the light', 4],
      ['{ArrowLeft}', 4],
      ['{ArrowRight}', 5],
      ['Back to the wood', 1],
    ] as const) {
      root.focus();
      if (keyOrChoice.startsWith('{')) await userEvent.keyboard(keyOrChoice);
      else await userEvent.click(canvas.getByRole('button', { name: keyOrChoice }));
      await land(root);
      await expect(visiblePages(root)).toEqual([expect.stringContaining(scenes[scene]?.text ?? '')]);
    }
  },
};

const places = ['Harbor', 'Lighthouse', 'Two hills', 'A wood'];

/** The leaf folds out to double the page’s width, and folds in while its page turns. */
export const FoldOut: Story = {
  render: () => <FoldOutMap places={places} />,
  play: async ({ canvas, canvasElement }) => {
    const turn = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await land(rootIn(canvasElement));
    };
    await turn('next');
    await expect(canvas.queryByText('Lighthouse')).not.toBeVisible();
    await turn('Fold out');
    const page = canvas.getByText('The map').parentElement?.getBoundingClientRect();
    await waitFor(() => {
      const { left, width } = canvas.getByRole('list').parentElement?.getBoundingClientRect() ?? {};
      expect([left, width]).toEqual([page?.right, page?.width]);
    });
    await turn('next');
    await turn('previous');
    await expect(canvas.getByRole('button', { name: 'Fold in' })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Lighthouse')).toBeVisible());
  },
};

const onePixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAJrR4wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const paragraph = 'Paper remembers *every* fold that was ever made in it, and **a map** remembers the order as well. ';
const chapter = (number: number) => `## Chapter ${number}\n\n${paragraph.repeat(3 + number)}\n\n`;
const list = Array.from({ length: 14 }, (_, index) => `${index + 1}. Fold number ${index + 1}`).join('\n');
const text =
  `# On maps\n\n${chapter(1)}${chapter(2)}${list}\n\n![The sky](${onePixel})\n\n${chapter(3)}` +
  `> ${paragraph.repeat(2)}\n\n\`\`\`\nfold();\nunfold();\n\`\`\`\n\n${chapter(4)}`;

/** No word is lost or cut off, no heading ends a page, and numbered lists continue across pages. */
export const LongMarkdown: Story = {
  render: () => <MarkdownBook text={text} width={240} height={300} />,
  name: 'Markdown',
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await waitFor(() => expect(pageBoxes(root).length).toBeGreaterThan(5));
    const pages = pageBoxes(root).flatMap((box) => [...box.querySelectorAll<HTMLElement>(`.${styles.page}`)]);
    const whole = Object.assign(document.createElement('div'), { innerHTML: new MarkdownIt().render(text) });
    const wordsIn = (elements: readonly Element[]) =>
      elements.flatMap(({ textContent }) => textContent?.match(/\S+/g) ?? []);
    await expect(wordsIn(pages.flatMap((page) => [...page.children]))).toEqual(wordsIn([...whole.children]));
    for (const page of pages) {
      await expect(page.lastElementChild?.tagName).not.toMatch(/^H\d/);
      await expect(page.clientHeight).toBe(300);
      await expect(page.scrollHeight).toBe(300);
    }
    await expect(root.querySelectorAll('img')).toHaveLength(1);
    const lists = [...root.querySelectorAll('ol')];
    await expect(lists.length).toBeGreaterThan(1);
    for (const { start, firstElementChild } of lists)
      await expect(firstElementChild?.textContent).toBe(`Fold number ${start}`);
  },
};
