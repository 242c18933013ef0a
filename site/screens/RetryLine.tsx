import './RetryLine.css';

const fixedWords = {
  what: 'This page can be read, but its moving part could not be loaded.',
  again: 'Try again',
  trying: 'Trying again…',
};

/**
 * The place for a line at the foot of the window: it says that the page's moving part has not come. Empty at first, so that
 * screen readers say what is put into it; the words wait in a template. Drawn at build only, outside of what React takes
 * over: it is needed when React has not come.
 */
export function RetryLine() {
  return (
    <div id="retry-line" role="status">
      <template>
        <div data-surface="paper">
          <p dir="auto">{fixedWords.what}</p>
          <button dir="auto" data-surface="key" type="button">
            <span>{fixedWords.again}</span>
            {/* Hidden without a style sheet: the line's own may be what has not come. */}
            <span hidden>{fixedWords.trying}</span>
          </button>
        </div>
      </template>
    </div>
  );
}
