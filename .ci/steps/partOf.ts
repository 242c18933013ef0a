/** The stories of the site's own code stand in one folder. */
const siteStories = 'stories/site';

/**
 * What tests a part of the house: its units and its stories, as paths for Vitest.
 *
 * @param path a room or anything in it, `src/console`, `stories/console/StartMenu`, `site/screens`
 * @throws when it is in no room that has both
 */
export function partOf(path: string): readonly string[] {
  const [house, room, ...rest] = path.replace(/^\.\//, '').replace(/\/$/, '').split('/');
  if (house === 'site') return [[house, room, ...rest].filter(Boolean).join('/'), siteStories];
  if ((house === 'src' || house === 'stories') && room) {
    const inside = [room, ...rest].join('/');
    // Before a slash or a dot: src/art is not the beginning of another room's name.
    const end = rest.length > 0 ? '' : '/';
    return [`src/${inside}${end}`, `stories/${inside}${end}`];
  }
  throw new Error(`"${path}" is no part: name src/<room>, stories/<room>, site/<folder>, or something in one of them.`);
}
