import { retryMessages } from '../messages/retryMessages.ts';

/**
 * The retry banner's container: empty, so that screen readers announce the text from its template.
 * Rendered at build only, outside React's root, for when React has not loaded.
 */
export function RetryLine() {
  return (
    <div id="retry-line" role="status">
      <template>
        <div data-surface="paper">
          {(['page', 'next'] as const).map((failedPart) => (
            <p key={failedPart} data-lost={failedPart} dir="auto">
              {retryMessages[failedPart]}
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
