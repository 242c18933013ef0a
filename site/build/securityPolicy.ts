// What a page of this site may do: show its own files. It loads nothing from other hosts and sends nothing.
const sources = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The content security policy as a page states it itself, in a `<meta>`. */
export const metaPolicy = inOneLine(sources);

/** The response headers that go with every file; some of them a page cannot state for itself. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': inOneLine({ ...sources, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * For hosts that serve by https: has browsers ask by nothing else for a year. Not for what is below the host's name: that
 * need not be the owner's.
 */
export const httpsOnly = { name: 'Strict-Transport-Security', value: 'max-age=31536000' } as const;

/** How long a browser may keep a file whose name changes with what is in it. */
export const hashedFileCaching = 'public, max-age=31536000, immutable';

function inOneLine(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
