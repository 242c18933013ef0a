// The first script of every page under test: records errors, warnings and files that fail to load.
(() => {
  /** @type {string[]} */
  const messages = [];
  Object.assign(window, { messages });
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const write = console[level];
    console[level] = (/** @type {unknown[]} */ ...args) => {
      messages.push(`console.${level}: ${args.map(String).join(' ')}`);
      write.apply(console, args);
    };
  }
  // Failed files fire `error` on their element only, so listen in the capture phase.
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
