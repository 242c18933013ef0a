type Rooms = Readonly<Record<string, { readonly imports: readonly string[] }>>;

/** Rooms in layers, the highest first: each imports from lower ones only, and lies as low as it can. */
export function layersOf(rooms: Rooms): readonly (readonly string[])[] {
  const height = (room: string): number =>
    Math.max(0, ...(rooms[room]?.imports ?? []).map((imported) => 1 + height(imported)));
  const layers: string[][] = [];
  for (const room of Object.keys(rooms)) {
    const at = height(room);
    while (layers.length <= at) layers.push([]);
    layers[at]?.push(room);
  }
  return layers.toReversed();
}
