import { describe, expect, test } from 'vitest';
import { hostFiles } from './hostFiles.ts';
import { securityHeaders } from './securityPolicy.ts';

const inline = [{ script: 'remember()', style: '.home{}' }];
const files = hostFiles('/some/repo/', 'https://example.org/some/repo/', inline);

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
        // Only what is named after its content may be kept: pages and documents change under their names.
        '/some/repo/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
      '.htaccess': [
        'ErrorDocument 404 /some/repo/404.html',
        'AddDefaultCharset utf-8',
        'AddType application/manifest+json .webmanifest',
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

describe('files for hosts', () => {
  test.each([
    ['_headers', '  Strict-Transport-Security: max-age=31536000\n'],
    ['.htaccess', 'Strict-Transport-Security "max-age=31536000" "expr=%{HTTPS} == \'on\'"\n'],
  ])('%s has browsers ask by https only, on this host and not on others below it', (file, line) => {
    expect(files[file]).toContain(line);
    expect(files[file]).not.toContain('includeSubDomains');
  });

  test.each(['http://example.org/', 'example.org', ''])('a site at %j says nothing of https', (address) => {
    expect(Object.values(hostFiles('/', address, inline)).join()).not.toContain('Strict-Transport-Security');
  });

  test('the local preview, which has no https, does not send it', () => {
    expect(Object.keys(securityHeaders)).not.toContain('Strict-Transport-Security');
  });

  test.each(['_headers', '.htaccess'])('%s lets the manifest be read, and no other site show a page', (file) => {
    expect(files[file]).toMatch(/Content-Security-Policy.*manifest-src 'self'.*frame-ancestors 'none'/);
  });

  test('Apache learns what kind of file the manifest is', () => {
    expect(files['.htaccess']).toContain('AddType application/manifest+json .webmanifest\n');
  });
});
