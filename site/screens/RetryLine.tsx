const fixedWords = {
  page: 'This page can be read, but its moving part could not be loaded.',
  next: 'The next page could not be loaded. This one stays until it comes.',
  again: 'Try again',
  trying: 'Trying again…',
};

/**
 * The place for a line at the foot of the window: it says what has not come. Empty at first, so that
 * screen readers say what is put into it; the words wait in a template. Drawn at build only, outside of what React takes
 * over: it is needed when React has not come.
 */
export function RetryLine() {
  return (
    <div id="retry-line" role="status">
      <template>
        <div data-surface="paper">
          {(['page', 'next'] as const).map((lost) => (
            <p key={lost} data-lost={lost} dir="auto">
              {fixedWords[lost]}
            </p>
          ))}
          <button dir="auto" data-surface="key" type="button">
            <span>{fixedWords.again}</span>
            {/* Hidden without a style sheet: a host may refuse the line's own. */}
            <span hidden>{fixedWords.trying}</span>
          </button>
        </div>
      </template>
    </div>
  );
}
