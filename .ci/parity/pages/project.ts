// What the projects take from the page that they are tested on.
import { useEffect } from 'react';

interface Event {
  readonly data: unknown;
}

const report = (name: string) => (event: Event) => window.probe.record(name, event.data);

/** Handlers that note their events. */
export const handlers = {
  onFlip: report('flip'),
  onChangeState: report('changeState'),
  onChangeOrientation: report('changeOrientation'),
  onInit: report('init'),
  onUpdate: report('update'),
};

/** What the case adds to the props of the project's book. */
export const added: Record<string, unknown> = JSON.parse(new URLSearchParams(location.search).get('props') ?? '{}');

/** Lets the tests call the methods of the book, as a user's own buttons would. */
export function useOffered(book: { current: unknown }): void {
  useEffect(() => {
    // The peer leaves its ref's type open.
    window.probe.book = book as Window['probe']['book'];
  }, [book]);
}
