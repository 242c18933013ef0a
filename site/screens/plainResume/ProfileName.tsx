import { normalizeText, type Resume } from '../../../src/index.ts';
import styles from './ProfileName.module.css';
import { isInAddress, spelledAddress } from './spelledAddress.ts';

type Profile = NonNullable<Resume['basics']['profiles']>[number];

/**
 * A profile by network and username: `GitHub: robinvale`. Print omits a name that the address
 * repeats. Without a network, the address is the name.
 */
export function ProfileName({ profile }: { profile: Profile }) {
  const network = normalizeText(profile.network);
  const username = normalizeText(profile.username);
  const address = spelledAddress(normalizeText(profile.url));
  if (!network) return <>{address || username}</>;
  if (!username) return <>{network}</>;
  return (
    <>
      {network}
      <span className={isInAddress(username, normalizeText(profile.url)) ? styles.onScreen : undefined}>
        {': '}
        <bdi>{username}</bdi>
      </span>
    </>
  );
}
