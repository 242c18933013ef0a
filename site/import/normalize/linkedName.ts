const markdownLink = /\[([^\]]+)\]\(\s*<?(https?:[^\s)>]+)>?\s*\)/;
const htmlLink = /<a\s[^>]*?href\s*=\s*["'](https?:[^"']+)["'][^>]*>(.*?)<\/a>/is;

/** A name and its address, from a name that contains a link in Markdown or HTML; else `undefined`. */
export function linkedName(text: string): { name: string; url: string } | undefined {
  const [, markdownName = '', markdownUrl] = markdownLink.exec(text) ?? [];
  if (markdownUrl) return { name: text.replace(markdownLink, () => markdownName).trim(), url: markdownUrl };
  const [, url, htmlName = ''] = htmlLink.exec(text) ?? [];
  return url ? { name: text.replace(htmlLink, () => htmlName).trim(), url } : undefined;
}
