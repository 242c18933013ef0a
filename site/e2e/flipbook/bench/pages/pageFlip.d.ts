// The package has no types. These declare what the bench uses.
declare module 'page-flip' {
  interface FlipEvent {
    data: unknown;
  }
  export class PageFlip {
    constructor(host: HTMLElement, settings: object);
    loadFromHTML(pages: Iterable<HTMLElement>): void;
    flipNext(corner: 'top' | 'bottom'): void;
    flipPrev(corner: 'top' | 'bottom'): void;
    on(event: 'changeState', listener: (event: FlipEvent) => void): void;
  }
}
