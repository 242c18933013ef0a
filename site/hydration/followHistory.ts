/**
 * Loads the page that Back or Forward leads to, because both change only the address until the
 * router listens.
 */
export function followHistory(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isStarted = document.getElementById('root')?.dataset.state === 'started';
    if (!isStarted && location.pathname !== pathname) location.reload();
  });
}
