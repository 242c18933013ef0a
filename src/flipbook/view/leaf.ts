import { cornerPoint, creaseAt, turnProgress, withMinLift } from '../engine/crease.ts';
import { type Outline, pageSpaceOf } from '../engine/outline.ts';
import { type ClipBox, hardPose, largestClipBox, type PosedSide, softPose } from '../engine/pose.ts';
import { leafTiming } from '../engine/riffle.ts';
import type { Point } from '../engine/shapes.ts';
import type { Turn } from '../engine/spreads.ts';
import type { Motion, Reading, Run } from '../engine/state.ts';
import { type PageElements, pageElements } from './elements.ts';
import { createFrameRequest } from './frameRequest.ts';
import { type CachedFrames, framesOf, runShare } from './runFrames.ts';

export interface LeafOptions extends Pick<PosedSide, 'isEvenlyLit'> {
  readonly turn: Turn;
  /** The leaf's position among the leaves of a riffle, and their number. */
  readonly position: readonly [index: number, count: number];
  readonly outline: Outline;
  readonly book: HTMLElement;
  readonly cachedFrames: CachedFrames;
}

/** Moves the boxes of one leaf during its turn. */
export function createLeaf(options: LeafOptions) {
  const { book, position } = options;
  const [index, count] = position;
  let { turn } = options;
  let side = sideOf(options);
  let largestBox = largestClipBox(side.page);
  let currentClipBox: ClipBox | undefined;
  let animations: readonly Animation[] = [];
  let runId = 0;
  let timer = 0;
  const nextFrame = createFrameRequest();
  // Neither element is `null`, because leaves are only created for rendered pages.
  const [front, back] = [turn.front, turn.back].map((page) => pageElements(book, page)) as [PageElements, PageElements];
  const isHard = turn.density === 'hard';
  const castShade = isHard ? createShade('board', front.sheet) : createShade('cast', sheetBeneath(turn, book));
  const foldShade = createShade(isHard ? 'board' : 'crease', back.sheet);
  const shadows = (isHard ? [front.page, back.page] : [back.clipBox]).map((parent) => createShade('beneath', parent));
  /** The elements that move, in the order of the parts of a pose. */
  const movingParts = [
    ...[front.sheet, back.sheet, castShade.shade, foldShade.shade],
    ...(isHard ? [] : [front.clipBox, back.clipBox]),
    ...shadows.map(({ shade }) => shade),
  ];
  for (const [role, { page }] of Object.entries({ front, back })) {
    page.dataset.role = role;
    page.dataset.turning = turn.density;
  }
  // A later leaf lies below the earlier ones, and above them once it has turned over.
  front.page.style.zIndex = `${count - index + 1}`;
  back.page.style.zIndex = `${count + index + 2}`;

  /** Skips unchanged sizes: a drag draws many frames in boxes of the same size. */
  const writeClipBox = (clipBox: ClipBox): void => {
    if (clipBox === currentClipBox) return;
    currentClipBox = clipBox;
    for (const { style } of [front.clipBox, back.clipBox]) {
      style.width = `${clipBox.depth}px`;
      style.height = `${clipBox.bottom - clipBox.top}px`;
    }
  };

  const effectsOf = (run: Run): readonly KeyframeEffect[] => {
    const { clipBox, effects } = framesOf(options.cachedFrames, { turn, side, run });
    if (clipBox) writeClipBox(clipBox);
    const { delay, duration } = leafTiming(...position);
    return effects.map((cachedEffect, part) => {
      const effect = index === 0 ? cachedEffect : new KeyframeEffect(cachedEffect);
      effect.updateTiming({ delay: delay * run.durationMs, duration: (duration * run.durationMs) / runShare });
      return Object.assign(effect, { target: movingParts[part] ?? null });
    });
  };

  const stop = (): void => {
    nextFrame.cancel();
    window.clearTimeout(timer);
    for (const animation of animations) animation.cancel();
    animations = [];
  };

  /** Poses the leaf now; keeps the last pose if `point` makes no crease. */
  const pose = (point: Point): void => {
    const { corner } = turn;
    // Without a pose to keep, lift the corner enough for a crease.
    const hasPose = currentClipBox && animations.length === 0;
    const liftPoint = hasPose ? point : withMinLift(point, { from: point, to: point }, cornerPoint(corner, side.page));
    const crease = isHard ? null : creaseAt(liftPoint, corner, side.page);
    if (!crease && !isHard) return;
    stop();
    if (crease) writeClipBox(largestBox);
    const styles = crease ? softPose(crease, side, largestBox) : hardPose(turnProgress(point, side.page), side);
    for (const [part, { style }] of movingParts.entries()) Object.assign(style, styles[part]);
  };

  /** Finishes the run at its end, which is later if developer tools slow or pause the animations. */
  const finishAt = (runMs: number): void => {
    const remainingMs = runMs - Number(animations[0]?.currentTime);
    if (remainingMs > 0) timer = window.setTimeout(() => finishAt(runMs), remainingMs);
    else animations[0]?.finish();
  };

  return {
    pose,
    /** Poses the leaf in the next frame, at the last point given. */
    follow: (point: Point): void => nextFrame.run(() => pose(point)),
    /** The last leaf calls `onFinish`, unless it was stopped before. */
    run(run: Run, onFinish: () => void): void {
      if (run.id === runId) return;
      stop();
      runId = run.id;
      animations = effectsOf(run).map((effect) => {
        const animation = new Animation(effect);
        // A paused animation shows its first keyframe until it starts.
        animation.pause();
        return animation;
      });
      // All animations share one start time, so that none begins a frame later. Firefox's timeline
      // is current only inside a frame.
      nextFrame.run(() => {
        for (const animation of animations) animation.startTime = document.timeline.currentTime;
        finishAt(run.durationMs);
      });
      // Stopping an animation rejects `finished`.
      if (index === count - 1) animations[0]?.finished.then(onFinish, () => undefined);
    },
    /** Draws the leaf in another layout. Keeps a running animation's time. */
    refit(nextOptions: LeafOptions, motion: Exclude<Motion, Reading>): void {
      ({ turn } = nextOptions);
      side = sideOf(nextOptions);
      largestBox = largestClipBox(side.page);
      currentClipBox = undefined;
      if (!isHard) appendShade(castShade.box, sheetBeneath(turn, book));
      const { run } = motion;
      if (!run && 'at' in motion) pose(motion.at);
      if (!run) return;
      const effects = effectsOf(run);
      for (const [part, animation] of animations.entries()) animation.effect = effects[part] ?? null;
    },
    clear(): void {
      stop();
      for (const { box } of [castShade, foldShade, ...shadows]) box.remove();
      for (const { page, clipBox, sheet } of [front, back]) {
        delete page.dataset.role;
        delete page.dataset.turning;
        // Chromium's `removeAttribute` leaves an empty attribute behind.
        for (const element of [page, clipBox, sheet]) element.toggleAttribute('style', false);
      }
    },
  };
}

export function sideOf({ turn, outline, isEvenlyLit }: LeafOptions): PosedSide {
  return { ...pageSpaceOf(turn.direction, outline), page: outline.page, isEvenlyLit };
}

function sheetBeneath({ revealed }: Turn, book: HTMLElement): HTMLElement | undefined {
  return revealed === null ? undefined : pageElements(book, revealed)?.sheet;
}

/**
 * `cast`: the flap's shade on the page beneath. `crease`: the shade of the fold on the flap. `board`:
 * the shade on a side of a board. `beneath`: the shadow of a flap or board on everything beneath.
 */
type ShadeKind = 'cast' | 'crease' | 'board' | 'beneath';

interface Shade {
  readonly box: HTMLElement;
  readonly shade: HTMLElement;
}

/** Creates a shade that moves, with a child that paints, so that a movement repaints no gradient. */
function createShade(kind: ShadeKind, parent: HTMLElement | undefined): Shade {
  const [box, shade] = [document.createElement('div'), document.createElement('div')];
  box.dataset.flipShade = kind;
  box.append(shade);
  shade.append(document.createElement('div'));
  if (kind === 'beneath') parent?.prepend(box);
  else appendShade(box, parent);
  return { box, shade };
}

function appendShade(box: HTMLElement, sheet: HTMLElement | undefined): void {
  if (!sheet) box.remove();
  else if (box.parentElement !== sheet) sheet.append(box);
}
