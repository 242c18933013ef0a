// What an OpenType file says of itself: its tables `cmap` (which letters it has) and `name` (what it is called).
// https://learn.microsoft.com/typography/opentype/spec/cmap

export type FontFacts = {
  /** Names under which a program may know its family, from the fullest to the shortest. */
  families: readonly string[];
  /** Whether it has a letter, by its code point. */
  has: (codePoint: number) => boolean;
};

const signatures = [0x00010000, 0x4f54544f, 0x74727565];
const headerBytes = 12;
const recordBytes = 16;

/** @throws when the bytes are no TTF or OTF, or lack a table of letters */
export function fontFacts(bytes: Buffer): FontFacts {
  if (bytes.length < headerBytes || !signatures.includes(bytes.readUInt32BE(0)))
    throw new Error('it is neither a TTF nor an OTF file');
  const ranges = letterRanges(tableOf(bytes, 'cmap'));
  return {
    families: familyNames(tableOf(bytes, 'name')),
    has: (codePoint) => ranges.some(({ first, last }) => codePoint >= first && codePoint <= last),
  };
}

function tableOf(bytes: Buffer, tag: string): Buffer {
  const count = bytes.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = headerBytes + index * recordBytes;
    if (bytes.toString('latin1', record, record + 4) !== tag) continue;
    const start = bytes.readUInt32BE(record + 8);
    return bytes.subarray(start, start + bytes.readUInt32BE(record + 12));
  }
  throw new Error(`its table "${tag}" is missing`);
}

type Range = { first: number; last: number };

/** Both Unicode formats in use: 4 for the first 65,536 letters, 12 for all. */
function letterRanges(cmap: Buffer): readonly Range[] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const of = (format: number) => subtables.find((table) => table.readUInt16BE(0) === format);
  const all = of(12);
  const first = of(4);
  if (all) return groupRanges(all);
  if (first) return segmentRanges(first);
  throw new Error('it has no table of Unicode letters');
}

function groupRanges(table: Buffer): readonly Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => ({
    first: table.readUInt32BE(16 + index * 12),
    last: table.readUInt32BE(20 + index * 12),
  }));
}

function segmentRanges(table: Buffer): readonly Range[] {
  const count = table.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  return Array.from({ length: count }, (_, index) => index * 2).flatMap((at) => {
    const range = { first: table.readUInt16BE(starts + at), last: table.readUInt16BE(ends + at) };
    if (range.first === 0xffff) return [];
    const offset = table.readUInt16BE(offsets + at);
    if (offset === 0) return [range];
    // Here letters are listed one by one, and 0 stands for one that is missing.
    const delta = table.readUInt16BE(deltas + at);
    return Array.from({ length: range.last - range.first + 1 }, (_, step) => range.first + step)
      .filter((letter) => {
        const glyph = table.readUInt16BE(offsets + at + offset + (letter - range.first) * 2);
        return glyph !== 0 && (glyph + delta) % 0x10000 !== 0;
      })
      .map((letter) => ({ first: letter, last: letter }));
  });
}

const familyName = 1;
const typographicFamily = 16;
const windows = 3;

/** `DejaVu Sans Condensed` is known as that to some programs, and as `DejaVu Sans` to others. */
function familyNames(name: Buffer): readonly string[] {
  const strings = name.readUInt16BE(4);
  const found = Array.from({ length: name.readUInt16BE(2) }, (_, index) => 6 + index * 12)
    .filter((at) => name.readUInt16BE(at) === windows)
    .filter((at) => [familyName, typographicFamily].includes(name.readUInt16BE(at + 6)))
    .map((at) => {
      const start = strings + name.readUInt16BE(at + 10);
      const text = Buffer.from(name.subarray(start, start + name.readUInt16BE(at + 8)));
      return text.swap16().toString('utf16le');
    });
  const shorter = found.flatMap((text) => {
    const words = text.split(' ');
    return words.map((_, index) => words.slice(0, words.length - index).join(' '));
  });
  return [...new Set(shorter)];
}
