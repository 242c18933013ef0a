/** Loads the page that Back or Forward leads to, until the router listens: they change only the address. */
export function followHistory(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isStarted = document.getElementById('root')?.dataset.state === 'started';
    if (!isStarted && location.pathname !== pathname) location.reload();
  });
}
