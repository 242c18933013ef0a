import type { Content } from '../../src/content/Content.ts';

/** What the repository ships with, still standing where the owner's own should: a sentence each. */
export function contentPlaceholders({ resume, game }: Content): readonly string[] {
  const { hostname } = new URL(game.site.address);
  return [
    resume.basics.name === 'Player One' ? 'The name is still "Player One" (resume.json, basics.name).' : '',
    resume.basics.email === 'player.one@example.com'
      ? 'The e-mail address is still player.one@example.com (resume.json, basics.email).'
      : '',
    hostname === 'example.com' ? 'The site is still said to be at example.com (game.json, site.address).' : '',
  ].filter(Boolean);
}
