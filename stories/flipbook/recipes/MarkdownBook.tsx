import MarkdownIt from 'markdown-it';
import { useEffect, useRef, useState } from 'react';
import { Flipbook } from '../../../src/flipbook/index.ts';
import { paginate } from './paginate.ts';
import styles from './recipes.module.css';

const markdown = new MarkdownIt();

export function MarkdownBook({ text, width, height }: { text: string; width: number; height: number }) {
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
