/** Waits until the browser has drawn as many frames. */
export async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}
