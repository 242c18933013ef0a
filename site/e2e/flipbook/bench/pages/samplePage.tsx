import type { ReactElement } from 'react';
import type { Mounted } from './BenchBook.ts';

const sentence =
  'The hero crosses the bridge of a thousand forms, answers every riddle with a shrug, and leaves with more gold than before.';

/** With 31 elements, a page is about as full as one of a manual. */
const entries = ['Sword', 'Shield', 'Lantern', 'Map', 'Rope', 'Compass'];

/** All pages of a book. */
export const samplePages = ({ pageCount, kind }: Pick<Mounted, 'pageCount' | 'kind'>) =>
  Array.from({ length: pageCount }, (_, index) => (kind === 'photos' ? photoPage(index) : samplePage(index)));

/**
 * A photograph of 2,400 px like a camera's: no two are the same, and no area has a single color.
 */
const photoPage = (index: number): ReactElement => (
  <img key={index} className="photo" data-sample={index} alt={`View ${index}`} src={photoOf(index)} />
);

function photoOf(index: number): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2400, 2250];
  const context = canvas.getContext('2d');
  for (let spot = 0; context && spot < 5000; spot++) {
    context.fillStyle = `hsl(${(spot * 7 + index * 40) % 360} 60% ${30 + (spot % 50)}%)`;
    context.fillRect((spot * 997) % 2400, (spot * 613) % 2250, 60, 60);
  }
  return canvas.toDataURL('image/jpeg');
}

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
