/** In CSS pixels of the window. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** The visible state after a step. */
export interface Observation {
  /** Texts by topic; without text, the topic is missing. */
  readonly words: Readonly<Record<string, string>>;
  /** The boxes of the flipbook's container, the flipbook and each visible page. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** The time from the release or method call to the last `read`. */
  readonly turnMs?: number;
}

/** The visible state after each step of a case. The first is the opened book. */
export type Run = Readonly<Record<string, Observation>>;

export type Runs = Readonly<Record<string, Run>>;

/** Boxes that differ by less look the same, in px. */
const tolerancePx = 2;
/** A few frames more or less depend on the machine, in milliseconds. */
const toleranceMs = 50;

/** Observations of the drop-in that the peer lacks, by step and topic: `right page > events`. */
export type Differences = Readonly<Record<string, string>>;

export function differencesOf(here: Run, peer: Run): Differences {
  const steps = [...new Set([...Object.keys(here), ...Object.keys(peer)])];
  return Object.fromEntries(
    steps.flatMap((step) => {
      const [own, other] = [here[step], peer[step]];
      if (!own || !other)
        throw new Error(`Step "${step}" is missing in one recording. Record the peer again with \`npm run parity\`.`);
      const parts = { ...wordDifferences(own, other), ...boxDifferences(own, other), ...timeDifferences(own, other) };
      return Object.entries(parts).map(([what, words]) => [`${step} > ${what}`, words]);
    }),
  );
}

function wordDifferences({ words: here }: Observation, { words: peer }: Observation): Differences {
  const other = Object.keys({ ...peer, ...here }).filter((look) => here[look] !== peer[look]);
  return Object.fromEntries(other.map((look) => [look, here[look] ?? 'nothing']));
}

/** Boxes that only one side shows follow from another set of pages, so they are not reported. */
function boxDifferences({ boxes: here }: Observation, { boxes: peer }: Observation): Differences {
  const other = Object.entries(here).filter(([name, box]) => !areAlike(box, peer[name] ?? box));
  return other.length === 0 ? {} : { boxes: other.map(([name, box]) => `${name} ${boxText(box)}`).join(', ') };
}

const areAlike = (one: Box, other: Box): boolean =>
  one.every((px, side) => Math.abs(px - (other[side] ?? 0)) <= tolerancePx);

function boxText(box: Box): string {
  const [left, top, width, height] = box.map(Math.round);
  return `${width} x ${height} at ${left}, ${top}`;
}

function timeDifferences({ turnMs: here }: Observation, { turnMs: peer }: Observation): Differences {
  if (here === undefined || peer === undefined || Math.abs(here - peer) <= toleranceMs) return {};
  return { time: `${Math.round(here)} ms, before ${Math.round(peer)} ms` };
}
