import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useReducer, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { followTurns } from './view/followTurns.ts';
import { HandListener } from './view/HandListener.ts';
import { ZoomView } from './view/ZoomView.ts';

/** What {@link FlipbookZoom} takes, and whatever a `<div>` does. */
export interface FlipbookZoomProps extends ComponentPropsWithoutRef<'div'> {
  /** How large the book is shown, when the parent decides it; 1 is as it is. A zoom that the parent does not take over is taken back. */
  zoom?: number | undefined;
  /** How large it is shown at first, when `zoom` is not given. @default 1 */
  defaultZoom?: number | undefined;
  /** A gesture, a key or a method has ended with another zoom. Not called for each movement. */
  onZoomChange?: ((zoom: number) => void) | undefined;
  /** The least zoom; less than 1 is 1. @default 1 */
  minZoom?: number | undefined;
  /** The greatest zoom. @default 4 */
  maxZoom?: number | undefined;
}

/** What the `ref` of a {@link FlipbookZoom} holds. */
export interface FlipbookZoomHandle {
  getZoom(): number;
  /** Zooms. @param at - the point of the window that stays where it is; the middle by default */
  zoomTo(zoom: number, at?: { clientX: number; clientY: number }): void;
  /** Zooms in by half. */
  zoomIn(): void;
  /** Zooms out by half. */
  zoomOut(): void;
}

/**
 * Shows the book inside larger: by two fingers, Ctrl and wheel, a trackpad, the keys `+` `-` `0` with the focus inside, and a
 * double tap where a tap turns nothing (elsewhere with Ctrl). While it is zoomed in, a drag pans, and presses and swipes turn
 * no page; buttons and keys do, and the view goes to where the new page begins. Give it no padding.
 */
// biome-ignore lint/suspicious/noReactForwardRef: React 18 hands refs over in no other way
export const FlipbookZoom = forwardRef<FlipbookZoomHandle, FlipbookZoomProps>(function FlipbookZoom(
  { zoom, defaultZoom = 1, onZoomChange, minZoom = 1, maxZoom = 4, children, ...rest },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView | null>(null);
  const latest = useRef({ onZoomChange, limits: { minZoom, maxZoom } });
  const lastZoom = useRef(zoom ?? defaultZoom);
  // A parent that keeps its zoom renders nothing itself.
  const [, render] = useReducer((count: number) => count + 1, 0);

  useBrowserLayoutEffect(() => {
    if (!box.current) return undefined;
    const listening = new AbortController();
    const zoomView = new ZoomView(box.current, {
      limits: () => latest.current.limits,
      onZoom: (nextZoom) => {
        lastZoom.current = nextZoom;
        render();
        try {
          latest.current.onZoomChange?.(nextZoom);
        } catch (error) {
          reportError(error);
        }
      },
    });
    new HandListener(zoomView).listen(listening.signal);
    followTurns(zoomView, listening.signal);
    zoomView.set(lastZoom.current, false);
    view.current = zoomView;
    return () => listening.abort();
  }, []);
  useBrowserLayoutEffect(() => {
    latest.current = { onZoomChange, limits: { minZoom, maxZoom } };
    const targetZoom = zoom ?? lastZoom.current;
    if (view.current && !view.current.isHeld && targetZoom !== view.current.zoom) view.current.set(targetZoom, true);
  });
  useImperativeHandle(ref, () => {
    const request: ZoomView['request'] = (to, at) => view.current?.request(to, at);
    const getZoom = () => view.current?.zoom ?? lastZoom.current;
    return { getZoom, zoomTo: request, zoomIn: () => request('in'), zoomOut: () => request('out') };
  }, []);

  return (
    <div {...rest} ref={box} data-flipbook-zoom="">
      <div data-part="paper">{children}</div>
    </div>
  );
});
