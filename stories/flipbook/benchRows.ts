/** What is behind the rows of the bench's table, and how each is measured. Words between backticks are set as code. */
export const benchRows = [
  {
    row: 'turn: main thread, script',
    means:
      'what the page’s main thread works for one turn of a soft leaf, from the call to the second frame after its end. By the clock: waiting for the compositor counts, and so does what other programs take away. Three turns before it are not measured.',
  },
  {
    row: 'CPU slowed 4 x',
    means: 'the same with `Emulation.setCPUThrottlingRate`: a phone of the middle class.',
  },
  {
    row: 'frames shown',
    means: 'of the frames that the display asks for during a turn, those that came in time, from Chromium’s trace.',
  },
  {
    row: 'main thread blocked 300 ms',
    means:
      'frames while a script 200 ms into a turn does nothing else for 300 ms. A turn of this book goes on by itself.',
  },
  {
    row: '5 s at rest',
    means: 'what a book does at rest: animation frames asked for, attributes and elements changed.',
  },
  {
    row: '1 s after it was taken away',
    means: 'whether anything goes on after unmount or `destroy()`.',
  },
  {
    row: 'drag at 120 Hz',
    means:
      'a mouse takes a corner over to the other side and back in 144 moves, 1.2 s. A book that shows fewer frames has less to do for each move: so the work is told for each frame, too.',
  },
  {
    row: 'processor time',
    means:
      'what the main thread had of a processor, waiting left out: `ThreadTime` of Chromium’s metrics. By the clock, a drag is mostly a wait for the frame before to be drawn.',
  },
  {
    row: '512 and 2,000 pages: mount',
    means:
      'from making the book to the end of the first frame that shows its open page. The peer is `react-pageflip`, which has React make the pages, too.',
  },
  {
    row: '512 and 2,000 pages: turn',
    means: 'main thread of a turn there, the second one after mounting.',
  },
  {
    row: 'size',
    means:
      'what a page that has React must load to have the book, minified and compressed. The bench stops if it would be more than one script. The style sheets of the others are in their scripts.',
  },
] as const;
