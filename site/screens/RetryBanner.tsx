import { retryMessages } from '../messages/retryMessages.ts';

/**
 * The retry banner's container: empty, so that screen readers announce the text from its template.
 * Only the build renders it, outside React's root, because React may not have loaded.
 */
export function RetryBanner() {
  return (
    <div id="retry-banner" role="status">
      <template>
        <div data-surface="paper">
          {(['page', 'next'] as const).map((failedPart) => (
            <p key={failedPart} data-failed-part={failedPart} dir="auto">
              {retryMessages[failedPart]}
            </p>
          ))}
          <button dir="auto" data-surface="key" type="button">
            <span>{retryMessages.again}</span>
            {/* `hidden`, not a class: some browsers cannot adopt the banner's style sheet. */}
            <span hidden>{retryMessages.trying}</span>
          </button>
        </div>
      </template>
    </div>
  );
}
