export function metaTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

export function propertyTag(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** @param attributes further attributes, as HTML with a space before them */
export function linkTag(rel: string, href: string, attributes = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${attributes}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML or XML, in an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
