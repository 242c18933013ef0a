import type { Resume } from '../Resume.ts';
import { webAddress } from '../text/webAddress.ts';

/** A linkable profile on another site. */
export type ProfileLink = {
  /** The network's name: as in the résumé, else as the network spells it. */
  network: string;
  username: string;
  url: string;
};

type Network = { name: string; hosts: readonly string[] };

const professionalNetworks: readonly Network[] = [
  { name: 'LinkedIn', hosts: ['linkedin.com'] },
  { name: 'Xing', hosts: ['xing.com'] },
  { name: 'Viadeo', hosts: ['viadeo.com'] },
  { name: 'Wantedly', hosts: ['wantedly.com'] },
];
const codeNetworks: readonly Network[] = [
  { name: 'GitHub', hosts: ['github.com'] },
  { name: 'GitLab', hosts: ['gitlab.com'] },
  { name: 'Codeberg', hosts: ['codeberg.org'] },
  { name: 'Bitbucket', hosts: ['bitbucket.org'] },
  { name: 'SourceHut', hosts: ['sr.ht'] },
  { name: 'Gitea', hosts: ['gitea.com'] },
];

/**
 * The first professional and the first code-hosting profile with a valid address. A network matches
 * by name, ignoring case and spaces, or by the address's host.
 */
export function profileLinks(resume: Resume): { professional?: ProfileLink; code?: ProfileLink } {
  const professional = firstProfileOn(professionalNetworks, resume);
  const code = firstProfileOn(codeNetworks, resume);
  return { ...(professional ? { professional } : {}), ...(code ? { code } : {}) };
}

function firstProfileOn(networks: readonly Network[], { basics }: Resume): ProfileLink | undefined {
  for (const { network, username, url } of basics.profiles ?? []) {
    const address = webAddress(url);
    if (!address) continue;
    const networkName = network?.trim() ?? '';
    const matchedNetwork = networks.find(
      ({ name, hosts }) => normalizeName(name) === normalizeName(networkName) || isOnHost(address, hosts),
    );
    if (matchedNetwork)
      return { network: networkName || matchedNetwork.name, username: username?.trim() ?? '', url: address };
  }
  return undefined;
}

function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isOnHost(address: string, hosts: readonly string[]): boolean {
  const { hostname } = new URL(address);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
