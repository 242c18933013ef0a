import type * as Drawing from '@napi-rs/canvas';

/**
 * The library that draws the build's pictures. It has a part for each system, which npm leaves out with `--omit=optional`
 * and where a lock file lacks it.
 *
 * @param load another way to load it, for tests
 * @throws when that part is not there
 */
export async function drawingLibrary(load: () => Promise<typeof Drawing> = native): Promise<typeof Drawing> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      `The site's icons and the picture that links to it show cannot be drawn: @napi-rs/canvas does not load on ` +
        `${process.platform} ${process.arch}. Run npm install here, without --omit=optional. ` +
        `(${cause instanceof Error ? cause.message.split('\n')[0] : cause})`,
      { cause },
    );
  }
}

function native(): Promise<typeof Drawing> {
  return import('@napi-rs/canvas');
}
