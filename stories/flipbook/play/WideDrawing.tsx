/** A page with something on it that is wider than the page, and is scrolled. */
export function WideDrawing() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Drawing">
      <div style={{ inlineSize: '60rem', blockSize: '10rem' }}>A wide drawing</div>
    </div>
  );
}
