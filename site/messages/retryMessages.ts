/** Messages of the banner shown when a file fails to load. */
export const retryMessages = {
  page: 'You can read this page, but its interactive part failed to load.',
  next: 'The next page failed to load, so this page is still open.',
  again: 'Try again',
  trying: 'Trying again…',
};
