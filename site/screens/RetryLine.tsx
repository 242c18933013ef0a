import { retryMessages } from '../messages/retryMessages.ts';
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
          {(['page', 'next'] as const).map((failed) => (
            <p key={failed} data-lost={failed} dir="auto">
              {retryMessages[failed]}
            </p>
          ))}
          <button dir="auto" data-surface="key" type="button">
            <span>{retryMessages.again}</span>
            {/* Hidden without a style sheet: a host may refuse the line's own. */}
            <span hidden>{retryMessages.trying}</span>
          </button>
        </div>
      </template>
    </div>
  );
}
