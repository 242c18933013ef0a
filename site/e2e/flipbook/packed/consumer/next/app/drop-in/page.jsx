// A server component with the drop-in, whose style sheet comes with it.
import HTMLFlipBook from 'react-page-turn/react-pageflip';

export default function Page() {
  return (
    <HTMLFlipBook aria-label="Book" width={200} height={300} flippingTime={90}>
      <div>Page 1</div>
      <div>Page 2</div>
      <div>Page 3</div>
      <div>Page 4</div>
      <div>Page 5</div>
      <div>Page 6</div>
    </HTMLFlipBook>
  );
}
