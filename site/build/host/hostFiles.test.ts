import { describe, expect, test } from 'vitest';
import { hostFiles, searchFiles } from './hostFiles.ts';
import { securityHeaders } from './securityPolicy.ts';

const inline = [{ script: 'remember()', style: '.home{}' }];

// As each host reads it, whole: a line too many (a year's caching for every file, say) shows here.
describe('the files, whole', () => {
  const headers = Object.entries(securityHeaders(inline));

  test.each([
    ['https://example.org/some/repo/', true],
    ['http://example.org/some/repo/', false],
  ])('for a site at %s', (address, isHttps) => {
    expect(hostFiles('/some/repo/', address, inline)).toEqual({
      // GitHub Pages would leave out what begins with an underscore.
      '.nojekyll': '',
      _headers: [
        '/some/repo/*',
        ...headers.map(([name, value]) => `  ${name}: ${value}`),
        ...(isHttps ? ['  Strict-Transport-Security: max-age=31536000'] : []),
        // Not every host knows it.
        '/some/repo/resume.docx',
        '  Content-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        // Only what is named after its content may be kept: pages and documents change under their names.
        '/some/repo/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
      '.htaccess': [
        'ErrorDocument 404 /some/repo/404.html',
        'AddDefaultCharset utf-8',
        'AddType application/manifest+json .webmanifest',
        'AddType application/vnd.openxmlformats-officedocument.wordprocessingml.document .docx',
        'Options -Indexes -MultiViews',
        '<IfModule mod_headers.c>',
        ...headers.map(([name, value]) => `  Header always set ${name} "${value}"`),
        ...(isHttps
          ? ['  Header always set Strict-Transport-Security "max-age=31536000" "expr=%{HTTPS} == \'on\'"']
          : []),
        '  <If "%{REQUEST_URI} =~ m#/assets/#">',
        '    Header set Cache-Control "public, max-age=31536000, immutable"',
        '  </If>',
        '</IfModule>',
        '',
      ].join('\n'),
    });
  });
});

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
