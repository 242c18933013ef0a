import { hashSource, type InlineCode } from '../head/inlineCode.ts';

// Pages may load only the site's own files, and may send nothing. `head.txt` and `hostFiles.txt`
// show the complete policy.
function policySources(inline: readonly InlineCode[]): Readonly<Record<string, string>> {
  const selfAndHashes = (texts: readonly string[]) => ["'self'", ...new Set(texts.map(hashSource))].join(' ');
  return {
    // Pages use no frames, media, workers or objects.
    'default-src': "'none'",
    // Hashes, so that markup in the owner's texts never runs. They also rule out style attributes.
    'script-src': selfAndHashes(inline.map(({ script }) => script)),
    'style-src': selfAndHashes(inline.map(({ style }) => style)),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'none'",
    // A <base> could send our relative addresses to another host.
    'base-uri': "'none'",
    // Forms send nothing that a visitor types, not even before hydration.
    'form-action': "'none'",
  };
}

/** The content security policy for a page's `<meta>`. @param inline its inline code, if any */
export function metaPolicy(inline?: InlineCode): string {
  return serializePolicy(policySources(inline ? [inline] : []));
}

/**
 * The response headers for every file. A `<meta>` cannot express some of them.
 * @param inline the inline code of all pages, because hosts send one policy for all of them
 */
export function securityHeaders(inline: readonly InlineCode[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': serializePolicy({ ...policySources(inline), 'frame-ancestors': "'none'" }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** https only, for a year. Without `includeSubDomains`: subdomains may be someone else's. */
export const httpsOnly = { name: 'Strict-Transport-Security', value: 'max-age=31536000' } as const;

/** The `Cache-Control` of files with a hash in their names: new content gets a new name. */
export const hashedFileCaching = 'public, max-age=31536000, immutable';

function serializePolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
