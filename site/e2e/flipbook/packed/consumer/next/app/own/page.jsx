// A server component: the flipbook is imported without a file of one's own that says 'use client'.
import { Flipbook, FlipbookProvider } from 'react-page-turn';
import { Toolbar } from 'react-page-turn/toolbar';
import 'react-page-turn/flipbook.css';

/** A page that a server waits for. */
async function Awaited() {
  return <p>{await Promise.resolve('Page 3')}</p>;
}

export default function Page() {
  return (
    <FlipbookProvider>
      <Flipbook aria-label="Book" width={200} height={300} flippingTime={90}>
        <p>Page 1</p>
        <p>Page 2</p>
        <Awaited />
        {/* So long that React sends it later than the rest. */}
        <p>Page 4 {'and so on '.repeat(2000)}</p>
        <p>Page 5</p>
        <p>Page 6</p>
      </Flipbook>
      <Toolbar.Next>Turn</Toolbar.Next>
    </FlipbookProvider>
  );
}
