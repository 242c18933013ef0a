import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Level } from '../../resume/levels/levels.ts';
import { currentStop, reachableStops, type WalkStop, walkPosition } from './walkPosition.ts';

/** A moment of the walk, without motion. */
export interface FrozenWalk {
  /** The distance from the last stone, in stones: 0 is the last stone, 0.5 the castle's gate. */
  readonly position: number;
  /** The step of the legs; `undefined` if the hero stands. */
  readonly step?: 'striding' | 'passing' | undefined;
}

const stepMs = 120;
/** The steps after each scroll, so that the hero completes his stride. */
const stepsPerStride = 2;
/** The steps of a jump to a stop. */
const stepsPerJump = 4;

type Headings = ReadonlyMap<Level['number'], HTMLElement | null>;

/**
 * Walks the hero to the stone of the current level. Between two stones, his position follows the
 * scrolling screen. He takes two steps after each scroll, and four after a jump. At rest, no timer runs.
 * @param headings the levels' headings, in order
 */
export function useWalk(headings: RefObject<Headings>, frozen: FrozenWalk | undefined) {
  const hero = useRef<HTMLDivElement>(null);
  const standAt = useRef<(number: Level['number']) => void>(() => {});
  const { position: frozenPosition, step: frozenStep } = frozen ?? {};

  useLayoutEffect(() => {
    const element = hero.current;
    const screen = element?.closest<HTMLElement>('[data-surface="lcd"]');
    if (!element || !screen) return undefined;
    if (frozenPosition !== undefined) {
      element.style.setProperty('--walk', String(frozenPosition));
      if (frozenStep) element.dataset.walking = frozenStep;
      return undefined;
    }

    let stops: readonly WalkStop[] = [];
    let position = Number.NaN;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /**
     * The last jump. A level near the end cannot scroll to the top, so the hero stays at its stone until
     * the next scroll.
     */
    let jump: { readonly position: number; readonly scrollPx: number } | undefined;
    let stepsLeft = 0;

    const step = () => {
      timer = undefined;
      if (stepsLeft === 0) {
        delete element.dataset.walking;
        delete element.dataset.jumping;
        return;
      }
      stepsLeft -= 1;
      element.dataset.walking = element.dataset.walking === 'striding' ? 'passing' : 'striding';
      timer = setTimeout(step, stepMs);
    };
    const walkTo = (next: number, steps: number) => {
      if (next === position) return;
      if (steps > 0 && !Number.isNaN(position)) {
        element.dataset.facing = next < position ? 'back' : 'forward';
        stepsLeft = steps;
        element.toggleAttribute('data-jumping', steps === stepsPerJump);
        if (timer === undefined) step();
      }
      position = next;
      element.style.setProperty('--walk', String(position));
    };
    const follow = (steps = stepsPerStride) => {
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (jump?.scrollPx !== screen.scrollTop) jump = undefined;
      const positionAt = isReduced ? currentStop : walkPosition;
      walkTo(jump?.position ?? positionAt(stops, screen.scrollTop), isReduced ? 0 : steps);
    };
    const onScroll = () => follow();
    const measure = () => {
      stops = measureStops(screen, headings.current);
      follow();
    };
    standAt.current = (number) => {
      const index = [...headings.current.keys()].indexOf(number);
      const stop = stops[index];
      if (stop) jump = { position: stop.position, scrollPx: screen.scrollTop };
      follow(stepsPerJump);
    };

    const observer = new ResizeObserver(measure);
    observer.observe(screen);
    if (screen.firstElementChild) observer.observe(screen.firstElementChild);
    measure();
    screen.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      screen.removeEventListener('scroll', onScroll);
    };
  }, [headings, frozenPosition, frozenStep]);

  return { hero, standAt: (number: Level['number']) => standAt.current(number) };
}

/** Each level's stop: the scroll position of a jump to it, and the hero's position. */
function measureStops(screen: HTMLElement, headings: Headings): readonly WalkStop[] {
  const levels = [...headings].flatMap(([number, heading]) => {
    const section = heading?.closest('section');
    return section ? [{ number, section }] : [];
  });
  const stones = levels.filter(({ number }) => number !== 'bonus').length;
  const originPx = screen.getBoundingClientRect().top - screen.scrollTop;
  const paddingPx = Number.parseFloat(getComputedStyle(screen).scrollPaddingBlockStart) || 0;
  const stops = levels.map(({ number, section }, index) => {
    const marginPx = Number.parseFloat(getComputedStyle(section).scrollMarginBlockStart) || 0;
    return {
      scrollPx: section.getBoundingClientRect().top - originPx - marginPx - paddingPx,
      position: number === 'bonus' ? 0.5 : index - (stones - 1),
    };
  });
  return reachableStops(stops, screen.scrollHeight - screen.clientHeight);
}
