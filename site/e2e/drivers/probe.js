// The first script of every page under test: keeps what goes wrong, from the very beginning.
(() => {
  /** @type {string[]} */
  const messages = [];
  Object.assign(window, { messages });
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const write = console[level];
    console[level] = (/** @type {unknown[]} */ ...words) => {
      messages.push(`console.${level}: ${words.map(String).join(' ')}`);
      write.apply(console, words);
    };
  }
  // Files that do not come tell their element alone, on the way down.
  addEventListener(
    'error',
    ({ target, message }) => {
      const file = target instanceof Element ? (target.getAttribute('href') ?? target.getAttribute('src')) : undefined;
      messages.push(file === undefined ? `error: ${message}` : `did not load: ${file}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => messages.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    messages.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
})();
