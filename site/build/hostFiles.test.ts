import { describe, expect, test } from 'vitest';
import { hostFiles } from './hostFiles.ts';
import { securityHeaders } from './securityPolicy.ts';

const files = hostFiles('/some/repo/', 'https://example.org/some/repo/');

describe('what hosts are told', () => {
  test.each([
    ['_headers', '  Strict-Transport-Security: max-age=31536000\n'],
    ['.htaccess', 'Strict-Transport-Security "max-age=31536000" "expr=%{HTTPS} == \'on\'"\n'],
  ])('%s has browsers ask by https only, on this host and not on others below it', (file, line) => {
    expect(files[file]).toContain(line);
    expect(files[file]).not.toContain('includeSubDomains');
  });

  test.each(['http://example.org/', 'example.org', ''])('a site at %j says nothing of https', (address) => {
    expect(Object.values(hostFiles('/', address)).join()).not.toContain('Strict-Transport-Security');
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
