import { expect, waitFor } from 'storybook/test';

/** Lets what runs come to its end now, and waits for the book to be at rest. */
export async function land(root: HTMLElement): Promise<void> {
  await waitFor(() => {
    for (const animation of root.getAnimations({ subtree: true })) animation.finish();
    expect(root).toHaveAttribute('data-state', 'read');
  });
}
