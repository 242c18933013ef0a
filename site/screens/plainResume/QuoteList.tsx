import { blocksOf, keyed, type ResumeQuote, RichBlocks } from '../../../src/index.ts';
import styles from './QuoteList.module.css';

/** What others say, each with who said it. */
export function QuoteList({ quotes }: { quotes: readonly ResumeQuote[] }) {
  return keyed(quotes).map(({ key, item: { text, by } }) => (
    <figure key={key} className={styles.quote}>
      {blocksOf(text).length > 0 && (
        <blockquote dir="auto">
          <RichBlocks text={text} />
        </blockquote>
      )}
      {by && <figcaption dir="auto">{by}</figcaption>}
    </figure>
  ));
}
