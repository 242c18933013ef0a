import { expect, test } from 'vitest';
import { searchFiles } from './searchFiles.ts';

test('search engines may read all, and get each page with its whole address', () => {
  expect(searchFiles('https://example.org/a&b/', ['/', '/resume'])).toEqual({
    'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://example.org/a&b/sitemap.xml\n',
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://example.org/a&amp;b/</loc></url>',
      '  <url><loc>https://example.org/a&amp;b/resume</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  });
});
