import type { ReactElement } from 'react';

const sentence =
  'The hero crosses the bridge of a thousand forms, answers every riddle with a shrug, and leaves with more gold than before.';

/** A page of 31 elements is about as full as one of a manual. */
const entries = ['Sword', 'Shield', 'Lantern', 'Map', 'Rope', 'Compass'];

/** All pages of a book. */
export const samplePages = (count: number) => Array.from({ length: count }, (_, index) => samplePage(index));

/** The page at `index`: the same for every book that is measured. */
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
