import { createHash } from 'node:crypto';

/** A page's inline code. Its security policy allows it by hash. */
export type InlineCode = { script: string; style: string };

/** The source expression of a security policy for one inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * A `<script>` or `<style>` with the text unescaped.
 * @throws if the text could change where the element ends
 */
export function inlineElement(name: 'script' | 'style', text: string): string {
  if (/<\/(script|style)|<!--/i.test(text))
    throw new Error(
      `An inline ${name} contains "</" or "<!--", which could change where it ends. Write it with an escape.`,
    );
  return `<${name}>${text}</${name}>`;
}
