import { quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import { isEmpty, type JsonObject } from '../values.ts';
import { words } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';
import { normalizeKey } from './fieldAliases.ts';

/** Each network, and the start of its profiles' URLs. The user name follows. */
const networks: readonly (readonly [name: string, address: string])[] = Object.entries(words.networks.addresses);

const otherKeys: Readonly<Record<string, string>> = words.networks['other keys'];

const networkByKey = new Map(networks.map((network) => [normalizeKey(network[0]), network]));

const networkByHost: ReadonlyMap<string, string> = new Map(
  networks.flatMap(([name, address]) => (address ? [[new URL(address).hostname.replace(/^www\./, ''), name]] : [])),
);

/** The hosts of profiles, without `www.`. */
export const profileHosts: readonly string[] = [...networkByHost.keys(), 'twitter.com'];

/** The network of a profile's URL, whose host may have a language, as in `de.linkedin.com`. */
export function networkOf(url: string): string | undefined {
  const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' };
  const hosts = [hostname, hostname.replace(/^[a-z]{2,3}\./, '')];
  // Mastodon has many hosts.
  return (
    hosts.map((host) => networkByHost.get(host)).find(Boolean) ??
    (/^\/@[\w.-]+\/?$/.test(pathname) ? 'Mastodon' : undefined)
  );
}

/** A network's own spelling of its name: LinkedIn for `Linkedin`. */
function networkName(name: string): string {
  return networkByKey.get(normalizeKey(name))?.[0] ?? name;
}

type Profile = { network: string; username?: string; url?: string };

/** The profile of a user name, a handle or a URL. `undefined` if the network is unknown. */
export function profileOn(network: string, account: string): Profile | undefined {
  const key = normalizeKey(network);
  const [name, base] = networkByKey.get(normalizeKey(otherKeys[key] ?? key)) ?? [];
  if (name === undefined) return undefined;
  const text = account.trim();
  if (/^https?:|\.[a-z]{2,}\//i.test(text)) return { network: name, url: text.replace(/^(?!\w+:)/, 'https://') };
  const [, user, host] = /^@?([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(text) ?? [];
  if (key === 'mastodon' && user) return { network: name, username: text, url: `https://${host}/@${user}` };
  const username = text.replace(/^@/, '');
  // "Ada Example" is a person's name.
  return { network: name, username, ...(base && /^\S+$/.test(username) && { url: `${base}${username}` }) };
}

/**
 * Completes a profile with the URL of its network and user name, or with the network of its URL.
 * Drops a profile with only a user name, or with an unusable URL that its user name cannot replace.
 */
export function completeProfile(
  fields: JsonObject,
  { filePath, reportChange, reportLoss }: NormalizationContext,
): JsonObject {
  const { network: fileNetwork, username, url } = fields;
  // `normalizeUrlField` sets an unusable URL to undefined.
  const hasUnusableUrl = Object.hasOwn(fields, 'url') && url === undefined;
  if (hasUnusableUrl && !profileOn(String(fileNetwork ?? ''), String(username ?? ''))?.url) {
    if (!isEmpty(fileNetwork)) reportLoss(filePath, `Skipped: ${quoteValue(fileNetwork)} has no address.`);
    return {};
  }
  if (isEmpty(fileNetwork) && isEmpty(url) && !isEmpty(username)) {
    const advice = 'Add the network, or the address of the profile as "url".';
    reportLoss([...filePath, 'username'], `Not shown: ${quoteValue(username)} names no network. ${advice}`);
    return {};
  }
  const network = typeof fileNetwork === 'string' ? networkName(fileNetwork) : fileNetwork;
  const profile: JsonObject = { ...fields, ...(network !== fileNetwork && { network }) };
  const networkFromUrl = typeof url === 'string' && isEmpty(network) ? networkOf(url) : undefined;
  if (networkFromUrl) return { network: networkFromUrl, ...profile };
  if (!isEmpty(url) || typeof network !== 'string' || typeof username !== 'string') return profile;
  const { url: profileUrl, username: ownName } = profileOn(network, username) ?? {};
  if (!profileUrl) return profile;
  reportChange([...filePath, 'username'], readAs(quoteValue(username), quoteValue(profileUrl)));
  return { ...profile, username: ownName, url: profileUrl };
}
