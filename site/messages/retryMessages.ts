/** The fixed words of the line that says what did not arrive. */
export const retryMessages = {
  page: 'This page can be read, but its moving part could not be loaded.',
  next: 'The next page could not be loaded. This one stays until it comes.',
  again: 'Try again',
  trying: 'Trying again…',
};
