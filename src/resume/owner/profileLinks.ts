import type { Resume } from '../Resume.ts';
import { webAddress } from '../text/webAddress.ts';

/** A linkable profile on another site. */
export type ProfileLink = {
  /** The network's name from the résumé, or else the network's own spelling. */
  network: string;
  username: string;
  url: string;
};

type Network = { name: string; host: string };

const professionalNetworks: readonly Network[] = [
  { name: 'LinkedIn', host: 'linkedin.com' },
  { name: 'Xing', host: 'xing.com' },
  { name: 'Viadeo', host: 'viadeo.com' },
  { name: 'Wantedly', host: 'wantedly.com' },
];
const codeNetworks: readonly Network[] = [
  { name: 'GitHub', host: 'github.com' },
  { name: 'GitLab', host: 'gitlab.com' },
  { name: 'Codeberg', host: 'codeberg.org' },
  { name: 'Bitbucket', host: 'bitbucket.org' },
  { name: 'SourceHut', host: 'sr.ht' },
  { name: 'Gitea', host: 'gitea.com' },
];

/**
 * The first professional and the first code-hosting profile with a valid URL. A network matches by
 * name, ignoring case and punctuation, or by the URL's host.
 */
export function profileLinks(resume: Resume): { professional?: ProfileLink; code?: ProfileLink } {
  const professional = firstProfileOn(professionalNetworks, resume);
  const code = firstProfileOn(codeNetworks, resume);
  return { ...(professional && { professional }), ...(code && { code }) };
}

function firstProfileOn(networks: readonly Network[], { basics }: Resume): ProfileLink | undefined {
  for (const { network, username, url } of basics.profiles ?? []) {
    const address = webAddress(url);
    if (!address) continue;
    const networkName = network?.trim() ?? '';
    const matchedNetwork = networks.find(
      ({ name, host }) =>
        normalizeName(name) === normalizeName(networkName) || `.${new URL(address).hostname}`.endsWith(`.${host}`),
    );
    if (matchedNetwork)
      return { network: networkName || matchedNetwork.name, username: username?.trim() ?? '', url: address };
  }
  return undefined;
}

function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
