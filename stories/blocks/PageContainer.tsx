import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useState } from 'react';
import styles from './blocks.module.css';

/** Adds a button that copies the text of a docs page. Only a published Storybook has the text. */
export function PageContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props}>
      {import.meta.env.PROD && <CopyButton />}
      {children}
    </DocsContainer>
  );
}

async function pageText(): Promise<Blob> {
  const response = await fetch(`docs/${new URLSearchParams(location.search).get('id')}.md`);
  if (!response.ok) throw new Error(`The page's text failed to load: ${response.status}.`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

function CopyButton() {
  const [label, setLabel] = useState('Copy as Markdown');
  // Safari allows the copy only if it begins before the text has arrived.
  const copy = () =>
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': pageText() })]).then(
      () => setLabel('Copied'),
      () => setLabel('Not copied'),
    );
  return (
    <p className={styles.copy}>
      <button type="button" onClick={copy}>
        {label}
      </button>
    </p>
  );
}
