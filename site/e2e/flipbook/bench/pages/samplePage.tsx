import type { ReactElement } from 'react';
import type { BookSetup } from './BenchBook.ts';

const sentence =
  'The hero crosses the bridge of a thousand forms, answers every riddle with a shrug, and leaves with more gold than before.';

/** With 31 elements, a page is about as full as one of a manual. */
const entries = ['Sword', 'Shield', 'Lantern', 'Map', 'Rope', 'Compass'];

export const samplePages = ({ pageCount }: Pick<BookSetup, 'pageCount'>) =>
  Array.from({ length: pageCount }, (_, index) => samplePage(index));

/** The page at `index`, the same for every flipbook. */
export function samplePage(index: number): ReactElement {
  return (
    <article key={index} className="sample" data-sample={index}>
      <header>
        <b>Chapter {index}</b>
        <span>{index}</span>
      </header>
      <h2>What happens on page {index}</h2>
      <section>
        <p>
          {sentence} <em>Mind the gap.</em> {sentence}
        </p>
        <p>
          <strong>Level {index}. </strong>
          {sentence}
        </p>
        <ul>
          {entries.map((entry) => (
            <li key={entry}>
              <b>{entry}</b>: <span>found on page {index}</span>
            </li>
          ))}
        </ul>
        <p>
          <small>Turn the page to go on.</small> <code>#{index}</code>
        </p>
      </section>
    </article>
  );
}
