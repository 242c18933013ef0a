import { writingDirection } from '../../../src/content/writingDirection.ts';
import { escapeHtml } from '../head/tags.ts';

export type PageParts = {
  language: string;
  /** The page's path from the site's root; the script reads it to know what it finds. */
  path: string;
  head: string;
  screen: string;
  /** HTML of the line that says what could not be loaded. */
  retryLine: string;
  tail: string;
};

/**
 * The template, `index.html` as Vite leaves it, filled with one page.
 *
 * @throws when the template has lost a place to fill, or when the page carries something that the security policy
 *   refuses: a `style` attribute, a style element, a script of its own
 */
export function fillTemplate(template: string, { language, path, head, screen, retryLine, tail }: PageParts): string {
  const forbiddenMarkup = /<[a-z][^<>]*\sstyle=|<style\b|<script\b/i.exec(screen);
  if (forbiddenMarkup) {
    throw new Error(
      `The page ${path} contains ${forbiddenMarkup[0]}…, which its security policy refuses. ` +
        'Use a class or an attribute, or write it from script; keep Suspense out of what is prerendered.',
    );
  }
  return replaceMarks(template, [
    ['<html lang="en">', `<html lang="${escapeHtml(language)}" dir="${writingDirection(language)}">`],
    ['<!--head-->', head],
    ['<div id="root"><!--screen-->', `<div id="root" data-early-press data-page="${escapeHtml(path)}">${screen}`],
    ['<!--retry-line-->', retryLine],
    ['<!--tail-->', tail],
  ]);
}

function replaceMarks(template: string, replacements: readonly (readonly [mark: string, html: string])[]): string {
  let document = template;
  for (const [mark, html] of replacements) {
    if (!document.includes(mark))
      throw new Error(`site/index.html has no ${mark}, which the build fills. Put it back.`);
    // As a function, since "$&" and the like in a page would otherwise be read as instructions.
    document = document.replace(mark, () => html);
  }
  return document;
}
