/** Calls back when the browser is online again, unless the function that it gives is called before. In Node it never is. */
export function onceOnline(callBack: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('online', callBack, { once: true });
  return () => window.removeEventListener('online', callBack);
}
