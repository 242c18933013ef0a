type Pointer = typeof import('./pointer.ts');

/** Loaded once for all books of a page: from the second on, a book follows pointers as soon as it is drawn. */
let loaded: Pointer | undefined;

/** Loads what a book needs to follow pointers. */
export async function loadPointer(): Promise<Pointer> {
  loaded ??= await import('./pointer.ts');
  return loaded;
}

/**
 * Follows pointers as soon as the part that does is there. It comes by itself, after the book: nobody drags a page that
 * has not been painted yet. A book to which it fails to come still turns by keys, buttons and script.
 */
export function listenPointerLater(...listened: Parameters<Pointer['listenPointer']>): void {
  if (loaded) loaded.listenPointer(...listened);
  else void loadPointer().then(({ listenPointer }) => listenPointer(...listened));
}
