import { normalizeText, type Resume } from '../../../src/index.ts';
import { isInAddress, spelledAddress } from '../../documents/spelledAddress.ts';
import styles from './ProfileName.module.css';

type Profile = NonNullable<Resume['basics']['profiles']>[number];

/**
 * A profile by its network and by the owner's name there: `GitHub: robinvale`. On paper, where the address follows, a
 * name that stands in the address is not said twice. Without a network the address is the name.
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
