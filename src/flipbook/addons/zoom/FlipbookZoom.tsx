import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useReducer, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { followTurns } from './view/followTurns.ts';
import { listenToGestures } from './view/listenToGestures.ts';
import { ZoomView } from './view/ZoomView.ts';

/** The props of {@link FlipbookZoom}, and those of a `<div>`. */
export interface FlipbookZoomProps extends ComponentPropsWithoutRef<'div'> {
  /** The controlled zoom; 1 is the normal size. A zoom that the parent does not accept is undone. */
  zoom?: number | undefined;
  /** The initial zoom without `zoom`. @default 1 */
  defaultZoom?: number | undefined;
  /** Called when a gesture, key or method has changed the zoom. Not called for each movement. */
  onZoomChange?: ((zoom: number) => void) | undefined;
  /** The minimum zoom, at least 1. @default 1 */
  minZoom?: number | undefined;
  /** The maximum zoom. @default 4 */
  maxZoom?: number | undefined;
}

/** The handle of a {@link FlipbookZoom}. */
export interface FlipbookZoomHandle {
  getZoom(): number;
  /** Zooms. @param at - the point of the window that stays in place; the center by default */
  zoomTo(zoom: number, at?: { clientX: number; clientY: number }): void;
  /** Zooms in by 0.5. */
  zoomIn(): void;
  /** Zooms out by 0.5. */
  zoomOut(): void;
}

/**
 * Zooms the flipbook inside it: by pinch, Ctrl and wheel, trackpad, the keys `+` `-` `0` while
 * focus is inside, and a double tap (with Ctrl where a tap turns a page). While zoomed in, dragging
 * pans, and presses and swipes turn no page; buttons and keys do. Do not give it padding.
 * @import import { FlipbookZoom } from 'react-page-turn/zoom';
 */
// biome-ignore lint/suspicious/noReactForwardRef: React 18 passes refs in no other way
export const FlipbookZoom = forwardRef<FlipbookZoomHandle, FlipbookZoomProps>(function FlipbookZoom(
  { zoom, defaultZoom = 1, onZoomChange, minZoom = 1, maxZoom = 4, children, ...rest },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView | null>(null);
  const latest = useRef({ onZoomChange, limits: { minZoom, maxZoom } });
  const lastZoom = useRef(zoom ?? defaultZoom);
  // A parent that does not accept a zoom does not render again. Rendering here undoes the zoom.
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
    listenToGestures(zoomView, listening.signal);
    followTurns(zoomView, listening.signal);
    zoomView.set(lastZoom.current, false);
    view.current = zoomView;
    return () => listening.abort();
  }, []);
  useBrowserLayoutEffect(() => {
    latest.current = { onZoomChange, limits: { minZoom, maxZoom } };
    const targetZoom = zoom ?? lastZoom.current;
    if (view.current && !view.current.isZooming && targetZoom !== view.current.zoom) view.current.set(targetZoom, true);
  });
  useImperativeHandle(ref, () => {
    const request: ZoomView['request'] = (to, at) => view.current?.request(to, at);
    const getZoom = () => view.current?.zoom ?? lastZoom.current;
    return { getZoom, zoomTo: request, zoomIn: () => request('in'), zoomOut: () => request('out') };
  }, []);

  return (
    <div {...rest} ref={box} data-flipbook-zoom="">
      <div data-part="content">{children}</div>
    </div>
  );
});
