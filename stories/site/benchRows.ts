/** What is behind the rows of the pages' tables, and how each is measured. Words between backticks are set as code. */
export const benchRows = [
  {
    row: 'performance, accessibility, best practices, SEO',
    means:
      'the scores of Lighthouse 12.8, of 100. Performance is made of the paints, the speed index, blocking time and shift.',
  },
  {
    row: 'first paint, largest paint',
    means:
      'when the first word, and the largest thing of the first screenful, is to be seen in Lighthouse’s model of a phone: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. The page is loaded as fast as the machine can, and what a slow line would make of that is worked out.',
  },
  {
    row: 'speed index',
    means: 'how soon the screenful fills, in the same model. A page that is all there at once has its first paint.',
  },
  {
    row: 'blocking time, layout shift',
    means: 'for how long a press would wait, and how far things move after they were seen.',
  },
  {
    row: 'the document by gzip',
    means:
      'the page by itself, without the headers of the answer, compressed as hosts do; then without the styles of its first screenful, which come in it. `npm run check` holds it to a budget.',
  },
  {
    row: 'sent, requests',
    means: 'what a first view brings over the line until the page is at rest, headers included: some 0.8 kB a request.',
  },
  {
    row: 'fast line',
    means:
      'the paints of the load that Lighthouse itself makes: no delay, no slower processor. They vary by a tenth or two with what else the machine does.',
  },
  {
    row: 'slow line applied',
    means:
      'a load that is slow in truth, beside the model: 562 ms for each request, 1.5 Mbit/s, a processor four times slower, as Lighthouse’s “DevTools throttling” has it. Harder than the model on requests that wait for each other. The page answers once React has taken it over (`#root[data-state=started]`).',
  },
  {
    row: 'main thread; its script, style, layout',
    means: 'what the main thread works in that load, until the page is at rest.',
  },
  {
    row: 'second page',
    means:
      'the page as a document after `/` (for `/`: after `/resume`), on the applied line, with the cache of the page before.',
  },
  {
    row: 'second view',
    means: 'the page once more: its document is asked about and not sent, the rest is from the cache.',
  },
] as const;
