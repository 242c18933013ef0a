import { barelyLifted, cornerPoint, creaseAt, turnProgress } from '../engine/crease.ts';
import { type Outline, pageSpaceOf } from '../engine/outline.ts';
import { type Cut, cutFor, hardPose, type Look, type PosedSide, roomyCut, softPose } from '../engine/pose.ts';
import { pointsAlong } from '../engine/run.ts';
import type { Point } from '../engine/shapes.ts';
import type { Motion, Reading, Run } from '../engine/state.ts';
import type { Turn } from '../engine/turn.ts';
import { type PageElements, pageElements } from './elements.ts';

/** What a leaf is made of. */
export interface LeafOptions {
  readonly turn: Turn;
  readonly outline: Outline;
  /** The box of all pages. */
  readonly book: HTMLElement;
  /** Strength of the darkest shadow, 0 to 1; 0 draws none. */
  readonly shadow: number;
}

/** The boxes that a turn moves, from its first moment to its last. */
export class Leaf {
  turn: Turn;
  /** Its frames and its time are not those of the document that the script is of. */
  readonly #document: Document;
  #side: PosedSide;
  /** The boxes of the leaf's two pages: its front and its back. */
  readonly #pages: readonly PageElements[];
  readonly #shades: readonly Shade[];
  /** What moves, in the order of a pose. */
  readonly #moving: readonly HTMLElement[];
  /** Fits wherever a drag leads. */
  #roomyCut: Cut;
  /** The size of the boxes. */
  #cut: Cut | undefined;
  #animations: readonly Animation[] = [];
  #frameRequest = 0;
  #drawFrame: (() => void) | undefined;

  constructor({ turn, outline, book, shadow }: LeafOptions) {
    const [front, back] = [pageElements(book, turn.front), pageElements(book, turn.back)];
    if (!front || !back) throw new Error(`The book has no page ${front ? turn.back : turn.front} to turn.`);
    this.turn = turn;
    this.#document = book.ownerDocument;
    this.#side = sideOf(turn, outline, shadow);
    this.#roomyCut = roomyCut(outline.page);
    this.#pages = [front, back];
    const isHard = turn.density === 'hard';
    const drop = isHard ? createShade('board', front.sheet) : createShade('drop', sheetBeneath(turn, book));
    const crease = createShade(isHard ? 'board' : 'crease', back.sheet);
    this.#shades = [drop, crease];
    const sheets = [front.sheet, back.sheet, drop.shadow, crease.shadow];
    this.#moving = isHard ? sheets : [...sheets, front.cut, back.cut];
    for (const [role, { page }] of Object.entries({ front, back })) {
      page.dataset.role = role;
      page.dataset.turning = turn.density;
    }
  }

  /** Shows the leaf with its corner at `point`, at once. A point that gives no crease leaves the pose before. */
  pose(point: Point): void {
    const { corner, density } = this.turn;
    const side = this.#side;
    // Until it is drawn a leaf has no cut, and a hard one never has. Then, and after a run, it is barely lifted instead.
    const hasPose = this.#cut && this.#animations.length === 0;
    const path = { from: point, to: point };
    const lifted = hasPose ? point : barelyLifted(point, path, cornerPoint(corner, side.page));
    const crease = density === 'soft' ? creaseAt(lifted, corner, side.page) : null;
    if (!crease && density === 'soft') return;
    this.#stop();
    if (crease) this.#writeCut(this.#roomyCut);
    const looks = crease ? softPose(crease, side, this.#roomyCut) : hardPose(turnProgress(point, side.page), side);
    for (const [index, { style }] of this.#moving.entries()) Object.assign(style, looks[index]);
  }

  /** Shows the leaf with its corner at `point`, in the next frame. The last point before it counts. */
  follow(point: Point): void {
    this.#inNextFrame(() => this.pose(point));
  }

  /** Animates the leaf beside the main thread. Calls `onFinish` at the end, unless it was stopped before. */
  run(run: Run, onFinish: () => void): void {
    this.#stop();
    const keyframes = this.#keyframesOf(run);
    this.#animations = this.#moving.map((element, index) => {
      const animation = element.animate(keyframes[index] ?? null, { duration: run.durationMs, fill: 'both' });
      // Until its start it shows its first keyframe.
      animation.pause();
      return animation;
    });
    // One start time for all, or some begin a frame later than others. Read in a frame: in Firefox the timeline's time
    // is that of the last frame, as old as the page has been still.
    this.#inNextFrame(() => {
      const startTime = this.#document.timeline.currentTime;
      for (const animation of this.#animations) animation.startTime = startTime;
    });
    // Stopping it rejects `finished`.
    this.#animations[0]?.finished.then(onFinish, () => undefined);
  }

  /** Shows the leaf as it moves now, in a book of another size or with other pages around it. What runs keeps its time. */
  refit({ turn, outline, book, shadow }: LeafOptions, motion: Exclude<Motion, Reading>): void {
    this.turn = turn;
    this.#side = sideOf(turn, outline, shadow);
    this.#roomyCut = roomyCut(outline.page);
    this.#cut = undefined;
    if (turn.density === 'soft') this.#shades[0]?.lay(sheetBeneath(turn, book));
    const { run } = motion;
    if (!run && 'at' in motion) this.pose(motion.at);
    if (!run) return;
    const keyframes = this.#keyframesOf(run);
    // DOM edge: what `animate` begins has an effect of keyframes.
    for (const [index, { effect }] of this.#animations.entries())
      (effect as KeyframeEffect).setKeyframes(keyframes[index] ?? null);
  }

  /** Takes every trace of the turn away. */
  clear(): void {
    this.#stop();
    for (const { box } of this.#shades) box.remove();
    for (const { page, cut, sheet } of this.#pages) {
      delete page.dataset.role;
      delete page.dataset.turning;
      // Chromium's `removeAttribute` leaves an empty one behind.
      cut.toggleAttribute('style', false);
      sheet.toggleAttribute('style', false);
    }
  }

  /** The keyframes of a run, for each of what moves. */
  #keyframesOf(run: Run): readonly Keyframe[][] {
    const poses = this.#posesAlong(run);
    return this.#moving.map((_, index) => poses.map((pose) => ({ ...pose[index] })));
  }

  /** The looks along a run, in boxes of the smallest cut that fits them all. */
  #posesAlong(run: Run): readonly (readonly Look[])[] {
    const side = this.#side;
    const { corner, density } = this.turn;
    const points = pointsAlong(run, side.page);
    if (density === 'hard') return points.map((point) => hardPose(turnProgress(point, side.page), side));
    const flat = cornerPoint(corner, side.page);
    const creases = points.flatMap((point) => creaseAt(barelyLifted(point, run, flat), corner, side.page) ?? []);
    const cut = cutFor(creases, side.page);
    this.#writeCut(cut);
    return creases.map((crease) => softPose(crease, side, cut));
  }

  /** Gives the boxes their size, unless they have it already: a drag draws many frames in the same boxes. */
  #writeCut(cut: Cut): void {
    if (cut === this.#cut) return;
    this.#cut = cut;
    for (const boxes of this.#pages) {
      boxes.cut.style.width = `${cut.depth}px`;
      boxes.cut.style.height = `${cut.bottom - cut.top}px`;
    }
  }

  /** Draws in the next frame. The last call before it counts. */
  #inNextFrame(draw: () => void): void {
    this.#drawFrame = draw;
    this.#frameRequest ||= this.#window().requestAnimationFrame(() => {
      this.#frameRequest = 0;
      this.#drawFrame?.();
    });
  }

  #window(): Window {
    return this.#document.defaultView ?? window;
  }

  #stop(): void {
    this.#window().cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
  }
}

function sideOf(turn: Turn, outline: Outline, shadow: number): PosedSide {
  return { ...pageSpaceOf(turn.direction, outline), page: outline.page, shadow };
}

/** The sheet of the page that comes to light, on which a flap's shadow falls; there may be none. */
function sheetBeneath({ revealed }: Turn, book: HTMLElement): HTMLElement | undefined {
  return revealed === null ? undefined : pageElements(book, revealed)?.sheet;
}

/** What a shadow is of: a flap on the page beneath, a flap's own curve at the crease, a board's side. */
type ShadeKind = 'drop' | 'crease' | 'board';

/** A shadow, and the box that cuts it at the edges of its page. */
interface Shade {
  readonly box: HTMLElement;
  readonly shadow: HTMLElement;
  /** Puts it in `sheet`, if there is one to fall on. */
  readonly lay: (sheet: HTMLElement | undefined) => void;
}

/** A shadow for the length of a turn, put in `sheet` if there is one to fall on. */
function createShade(kind: ShadeKind, sheet: HTMLElement | undefined): Shade {
  const box = document.createElement('div');
  const shadow = document.createElement('div');
  box.dataset.flipShade = kind;
  box.setAttribute('aria-hidden', 'true');
  box.append(shadow);
  const lay = (on: HTMLElement | undefined): void => {
    if (!on) box.remove();
    else if (box.parentElement !== on) on.append(box);
  };
  lay(sheet);
  return { box, shadow, lay };
}
