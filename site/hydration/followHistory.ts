/**
 * Loads the page that Back or Forward leads to. Until the router listens, both change only the URL.
 */
export function followHistory(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const root = document.getElementById('root');
    if (root?.dataset.state === 'started' || location.pathname === pathname) return;
    // The script may start before the reload does.
    if (root) root.dataset.reloads = '';
    location.reload();
  });
}
