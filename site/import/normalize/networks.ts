import { quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import { isEmpty, type JsonObject } from '../values.ts';
import { words } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';
import { normalizeKey } from './fieldAliases.ts';

/** Networks with profiles, and the address of a profile without the user name. */
const networks: readonly (readonly [name: string, address: string])[] = Object.entries(words.networks.addresses);

const otherKeys: Readonly<Record<string, string>> = words.networks['other keys'];

const networkByKey = new Map(networks.map((network) => [normalizeKey(network[0]), network]));

const networkByHost: ReadonlyMap<string, string> = new Map(
  networks.flatMap(([name, address]) => (address ? [[new URL(address).hostname.replace(/^www\./, ''), name]] : [])),
);

/** The hosts of profiles, without `www.`. */
export const profileHosts: readonly string[] = [...networkByHost.keys(), 'twitter.com'];

/** The network of a profile's address, including addresses such as `de.linkedin.com`. */
export function networkOf(url: string): string | undefined {
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: '' };
  return [hostname, hostname.replace(/^[a-z]{2,3}\./, '')].map((host) => networkByHost.get(host)).find(Boolean);
}

/** A network's own spelling of its name: LinkedIn for `Linkedin`. */
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
