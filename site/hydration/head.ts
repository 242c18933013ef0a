// Inlined into the head of every page. The fallback repeats it for hosts that refuse inline scripts.
import { loadDeferredFiles } from './loadDeferredFiles.ts';

// Until the router listens, Back and Forward change only the address: load its page.
const { pathname } = location;
addEventListener('popstate', () => {
  const isStarted = document.getElementById('root')?.dataset.state === 'started';
  if (!isStarted && location.pathname !== pathname) location.reload();
});

loadDeferredFiles();
