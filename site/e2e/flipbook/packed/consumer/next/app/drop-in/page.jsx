// A server component with the drop-in, whose style sheet comes with it.
import HTMLFlipBook from 'react-page-turn/react-pageflip';

export default function Page() {
  return (
    <HTMLFlipBook aria-label="Book" width={200} height={300} flippingTime={90}>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <div key={number}>{`Page ${number}`}</div>
      ))}
    </HTMLFlipBook>
  );
}
