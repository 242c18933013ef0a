import { BackCover } from './BackCover.tsx';
import { CoverPage } from './CoverPage.tsx';
import { CreaseFigure } from './CreaseFigure.tsx';
import { SamplePage } from './SamplePage.tsx';

/** The pages of a small book about paper: two covers and six pages between them, made for pages of 3 : 4. */
export const sampleBook = [
  <CoverPage key="cover" />,
  <SamplePage key="contents" title="Contents" folio={1}>
    <ol>
      <li>What a fold is</li>
      <li>How to find it</li>
      <li>With the grain</li>
      <li>Things to try</li>
    </ol>
    <p>Take hold of a corner and pull, or use the arrow keys. A click will do as well.</p>
  </SamplePage>,
  <SamplePage key="fold" title="What a fold is" folio={2}>
    <p>
      Paper does not stretch. Lay one corner anywhere on the sheet, press the paper flat, and a line appears by itself:
      there is only one that it can be.
    </p>
    <p>Every point of that line is as far from where the corner was as from where it is now.</p>
  </SamplePage>,
  <SamplePage key="find" title="How to find it" folio={3}>
    <CreaseFigure />
    <p>Half-way between the two corners, and square to the way from one to the other.</p>
  </SamplePage>,
  <SamplePage key="grain" title="With the grain" folio={4}>
    <p>
      Fibres lie along the way that the paper ran through the machine. A fold along them is sharp; one across them
      cracks.
    </p>
    <p>
      Those who fold for a living call it <a href="https://en.wikipedia.org/wiki/Origami">origami</a>. The link is a
      link: a press on it does not turn the page.
    </p>
  </SamplePage>,
  <SamplePage key="try" title="Things to try" folio={5}>
    <ul>
      <li>Pull a corner past the spine, and let go.</li>
      <li>Pull it half-way, and let go.</li>
      <li>Press Escape while you hold it.</li>
      <li>Find “fibres” with the browser.</li>
    </ul>
  </SamplePage>,
  <SamplePage key="notes" title="Notes" folio={6}>
    <p>This page is left to the reader.</p>
  </SamplePage>,
  <BackCover key="back" />,
];
