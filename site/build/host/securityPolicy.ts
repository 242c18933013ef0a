import { hashSource, type InlineCode } from '../head/inlineCode.ts';

// What a page of this site may do: show its own files. It loads nothing from other hosts and sends nothing. `head.txt` and
// `hostFiles.https.txt` have every line of it as browsers get it.
function policySources(inline: readonly InlineCode[]): Readonly<Record<string, string>> {
  const selfAndHashes = (texts: readonly string[]) => ["'self'", ...new Set(texts.map(hashSource))].join(' ');
  return {
    // What is not named below is not used: frames, media, workers, objects.
    'default-src': "'none'",
    // By hash, so that markup in a name is never a script, and no style attribute stands in prerendered HTML.
    'script-src': selfAndHashes(inline.map(({ script }) => script)),
    'style-src': selfAndHashes(inline.map(({ style }) => style)),
    // The drawings inside style sheets are data.
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    // Nothing that a visitor types is ever sent, not even before the form's script has come.
    'connect-src': "'none'",
    // No <base> may turn our addresses to another host.
    'base-uri': "'none'",
    'form-action': "'none'",
  };
}

/**
 * The content security policy as a page states it itself, in a `<meta>`.
 *
 * @param inline what stands in the page itself
 */
export function metaPolicy(inline: InlineCode): string {
  return serializePolicy(policySources([inline]));
}

/**
 * The response headers that go with every file; some of them a page cannot state for itself.
 *
 * @param inline what stands in the pages themselves: hosts send one policy for all of them
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

/**
 * For hosts that serve by https: has browsers ask by nothing else for a year. Not for what is below the host's name: that
 * need not be the owner's.
 */
export const httpsOnly = { name: 'Strict-Transport-Security', value: 'max-age=31536000' } as const;

/** How long a browser may keep a file whose name changes with what is in it. */
export const hashedFileCaching = 'public, max-age=31536000, immutable';

function serializePolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
