import { quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import { isEmpty, type JsonObject } from '../values.ts';
import type { NormalizationContext } from './context.ts';
import { normalizeKey } from './fieldAliases.ts';

/** Networks with profiles, and the address of a profile without the user name. */
const networks: readonly (readonly [name: string, address: string])[] = [
  ['LinkedIn', 'https://linkedin.com/in/'],
  ['GitHub', 'https://github.com/'],
  ['GitLab', 'https://gitlab.com/'],
  ['Bitbucket', 'https://bitbucket.org/'],
  ['Codeberg', 'https://codeberg.org/'],
  ['Stack Overflow', 'https://stackoverflow.com/users/'],
  ['LeetCode', 'https://leetcode.com/u/'],
  ['HackerRank', 'https://hackerrank.com/'],
  ['Codewars', 'https://codewars.com/users/'],
  ['Kaggle', 'https://kaggle.com/'],
  ['CodePen', 'https://codepen.io/'],
  ['npm', 'https://www.npmjs.com/~'],
  ['DEV', 'https://dev.to/'],
  ['Medium', 'https://medium.com/@'],
  ['Xing', 'https://xing.com/profile/'],
  ['X', 'https://x.com/'],
  ['Twitter', 'https://x.com/'],
  ['Bluesky', 'https://bsky.app/profile/'],
  ['Mastodon', ''],
  ['Instagram', 'https://instagram.com/'],
  ['Facebook', 'https://facebook.com/'],
  ['YouTube', 'https://youtube.com/@'],
  ['Reddit', 'https://reddit.com/user/'],
  ['Telegram', 'https://t.me/'],
  ['WhatsApp', 'https://wa.me/'],
  ['Behance', 'https://behance.net/'],
  ['Dribbble', 'https://dribbble.com/'],
  ['Goodreads', 'https://goodreads.com/'],
  ['ORCID', 'https://orcid.org/'],
  ['Google Scholar', 'https://scholar.google.com/citations?user='],
  ['ResearchGate', 'https://researchgate.net/profile/'],
  ['IMDb', 'https://imdb.com/name/'],
  ['Zhihu', 'https://www.zhihu.com/people/'],
  ['Juejin', 'https://juejin.cn/user/'],
  ['Qiita', 'https://qiita.com/'],
  ['Zenn', 'https://zenn.dev/'],
];

const otherKeys: Readonly<Record<string, string>> = { devto: 'DEV', scholar: 'Google Scholar', so: 'Stack Overflow' };

const networkByKey = new Map(networks.map((network) => [normalizeKey(network[0]), network]));

const networkByHost: ReadonlyMap<string, string> = new Map(
  networks.flatMap(([name, address]) => (address ? [[new URL(address).hostname.replace(/^www\./, ''), name]] : [])),
);

/** The hosts of profiles, without `www.`. */
export const profileHosts: readonly string[] = [...networkByHost.keys(), 'twitter.com'];

/** The network of a profile's address: `LinkedIn` also for `de.linkedin.com`. */
export function networkOf(url: string): string | undefined {
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: '' };
  return [hostname, hostname.replace(/^[a-z]{2,3}\./, '')].map((host) => networkByHost.get(host)).find(Boolean);
}

/** A network as it writes itself: LinkedIn for `Linkedin`. */
function networkName(written: string): string {
  return networkByKey.get(normalizeKey(written))?.[0] ?? written;
}

type Profile = { network: string; username?: string; url?: string };

/** The profile on a network from a user name, a handle or an address; `undefined` if the network is unknown. */
export function profileOn(network: string, account: string): Profile | undefined {
  const key = normalizeKey(network);
  const [name, base] = networkByKey.get(normalizeKey(otherKeys[key] ?? key)) ?? [];
  if (name === undefined) return undefined;
  const text = account.trim();
  if (/^https?:|\.[a-z]{2,}\//i.test(text)) return { network: name, url: text };
  const [, user, host] = /^@?([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(text) ?? [];
  if (key === 'mastodon' && user) return { network: name, username: text, url: `https://${host}/@${user}` };
  const username = text.replace(/^@/, '');
  return { network: name, username, ...(base && username && { url: `${base}${username.replace(/\s/g, '')}` }) };
}

/** Fills in a profile's address from its network and user name. */
export function addProfileAddress(
  written: JsonObject,
  { filePath, reportChange, reportLoss }: NormalizationContext,
): JsonObject {
  const { network: writtenNetwork, username, url } = written;
  const isAddressSkipped = Object.hasOwn(written, 'url') && url === undefined;
  if (isAddressSkipped && isEmpty(username)) {
    if (!isEmpty(writtenNetwork)) reportLoss(filePath, `Skipped: ${quoteValue(writtenNetwork)} has no address.`);
    return {};
  }
  if (isEmpty(writtenNetwork) && isEmpty(url) && !isEmpty(username)) {
    const advice = 'Add the network, or the address of the profile as "url".';
    reportLoss([...filePath, 'username'], `Not shown: ${quoteValue(username)} names no network. ${advice}`);
    return {};
  }
  const network = typeof writtenNetwork === 'string' ? networkName(writtenNetwork) : writtenNetwork;
  const profile: JsonObject = { ...written, ...(network !== writtenNetwork && { network }) };
  const host = typeof url === 'string' && isEmpty(network) ? networkOf(url) : undefined;
  if (host) return { network: host, ...profile };
  if (!isEmpty(url) || typeof network !== 'string' || typeof username !== 'string') return profile;
  const found = profileOn(network, username);
  if (!found?.url) return profile;
  reportChange([...filePath, 'username'], readAs(quoteValue(username), quoteValue(found.url)));
  const { username: _, ...others } = profile;
  return { ...others, ...(found.username && { username: found.username }), url: found.url };
}
