import { expect, test } from 'vitest';
import { drawingLibrary } from './drawingLibrary.ts';

test('where it is not, the build says what cannot be drawn, and what to do', async () => {
  const missing = drawingLibrary(() => Promise.reject(new Error('Cannot find native binding.\nMore.')));
  await expect(missing).rejects.toThrow(
    /icons and the picture.*cannot be drawn.*Run npm install here, without --omit=optional\. \(Cannot find native binding\.\)$/,
  );
});
