/** All stories of the site are in one folder. */
const siteStories = 'stories/site';

/** Rooms whose stories have another name. */
const storiesOf: Readonly<Record<string, string>> = { theme: 'foundations' };

/**
 * The tests of a part, units and stories, as paths for Vitest.
 *
 * @param path a room or anything in it, `src/console`, `stories/console/StartMenu`, `site/screens`
 * @throws when it is in no room that has both
 */
export function partOf(path: string): readonly string[] {
  const [house, room, ...rest] = path.replace(/^\.\//, '').replace(/\/$/, '').split('/');
  if (house === 'site') return [[house, room, ...rest].filter(Boolean).join('/'), siteStories];
  if ((house === 'src' || house === 'stories') && room) {
    const code = Object.keys(storiesOf).find((name) => storiesOf[name] === room) ?? room;
    const inside = rest.length > 0 ? `/${rest.join('/')}` : '/';
    return [`src/${code}${inside}`, `stories/${storiesOf[room] ?? room}${inside}`];
  }
  throw new Error(`"${path}" is no part: name src/<room>, stories/<room>, site/<folder>, or something in one of them.`);
}
