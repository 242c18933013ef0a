import { createHash } from 'node:crypto';

/** What a document holds inside itself. Its security policy allows just these, by their hashes. */
export type InlineCode = { script: string; style: string };

/** The source, in a security policy, that allows an inline script or style with this text and no other. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * `<script>` or `<style>` with a text in it, which a parser of HTML leaves as it is.
 *
 * @throws when the text would end the element early
 */
export function inlineElement(name: 'script' | 'style', text: string): string {
  if (/<\/(script|style)|<!--/i.test(text))
    throw new Error(`An inline ${name} contains "</" or "<!--", which would end it early. Write it with an escape.`);
  return `<${name}>${text}</${name}>`;
}
