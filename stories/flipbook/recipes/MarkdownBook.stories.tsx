import type { Meta, StoryObj } from '@storybook/react-vite';
import MarkdownIt from 'markdown-it';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../../src/flipbook/index.ts';
import { pageBoxes, rootIn } from '../play/book.ts';
import { paginate } from './paginate.ts';
import styles from './recipes.module.css';

const markdown = new MarkdownIt();

function MarkdownBook({ text, width, height }: { text: string; width: number; height: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    const source = Object.assign(document.createElement('div'), { className: styles.page });
    source.innerHTML = markdown.render(text);
    box.current?.append(source);
    const divide = async () => {
      // Before they load, fonts and images have other sizes.
      await Promise.allSettled([
        document.fonts.ready,
        ...[...source.querySelectorAll('img')].map((img) => img.decode()),
      ]);
      if (source.isConnected) setPages(paginate(source, { width, height }));
      source.remove();
    };
    void divide();
    return () => source.remove();
  }, [text, width, height]);
  return (
    <>
      <div ref={box} className={styles.measuring} aria-hidden="true" />
      <Flipbook aria-label="Essay" width={width} height={height} buttons>
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all pages are divided again, together
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it renders no HTML of the text
          <div key={index} className={styles.page} dangerouslySetInnerHTML={{ __html: page }} />
        ))}
      </Flipbook>
    </>
  );
}

const onePixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAJrR4wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const paragraph = 'Paper remembers *every* fold that was ever made in it, and **a map** remembers the order as well. ';
const chapter = (number: number) => `## Chapter ${number}\n\n${paragraph.repeat(3 + number)}\n\n`;
const list = Array.from({ length: 14 }, (_, index) => `${index + 1}. Fold number ${index + 1}`).join('\n');
const text =
  `# On maps\n\n${chapter(1)}${chapter(2)}${list}\n\n![The sky](${onePixel})\n\n${chapter(3)}` +
  `> ${paragraph.repeat(2)}\n\n\`\`\`\nfold();\nunfold();\n\`\`\`\n\n${chapter(4)}`;

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: MarkdownBook,
  args: { text, width: 240, height: 300 },
} satisfies Meta<typeof MarkdownBook>;

/** No word is lost or cut off, no heading ends a page, and the numbers of a list go on. */
export const LongMarkdown: StoryObj<typeof MarkdownBook> = {
  name: 'Markdown',
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await waitFor(() => expect(pageBoxes(root).length).toBeGreaterThan(5));
    const pages = pageBoxes(root).flatMap((box) => [...box.querySelectorAll<HTMLElement>(`.${styles.page}`)]);
    const whole = Object.assign(document.createElement('div'), { innerHTML: markdown.render(text) });
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
