// A server component imports the flipbook directly: no file of the app needs 'use client'.
import { Flipbook, FlipbookProvider } from 'react-page-turn';
import { Toolbar } from 'react-page-turn/toolbar';
import 'react-page-turn/flipbook.css';

/** The server waits for this page. */
async function AsyncPage() {
  return <p>{await Promise.resolve('Page 3')}</p>;
}

export default function Page() {
  return (
    <FlipbookProvider>
      <Flipbook aria-label="Book" width={200} height={300} flippingTime={90}>
        <p>Page 1</p>
        <p>Page 2</p>
        <AsyncPage />
        {/* The text is so long that React sends it after the rest. */}
        <p>Page 4 {'and so on '.repeat(2000)}</p>
        <p>Page 5</p>
        <p>Page 6</p>
      </Flipbook>
      <Toolbar.Next>Turn</Toolbar.Next>
    </FlipbookProvider>
  );
}
