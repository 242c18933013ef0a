/**
 * Resolves when the page's deferred style sheets have loaded.
 * @throws when one of them fails to load
 */
export async function styleSheetsLoaded(): Promise<void> {
  await Promise.all(Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-state]'), loaded));
}

async function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.dataset.state === 'loading') {
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
    });
  }
  // Depending on the browser, a failed sheet is null, empty or throws here.
  if (!link.sheet?.cssRules.length) throw new Error(`The style sheet ${link.href} failed to load.`);
}
