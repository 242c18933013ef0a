// A server component that calls functions of the library, and shows one of its components.
import { cleanCompany, graphemes, Icon, iconNames, skillGroups } from 'playable-resume';
import 'playable-resume/styles.css';

export default function Page() {
  return (
    <main>
      <h1>{cleanCompany('  Acme  ')}</h1>
      <p>{`${graphemes('abc').length}, ${skillGroups({ skills: [{ name: ' React ' }] })[0].name}`}</p>
      <Icon name={iconNames[0]} />
    </main>
  );
}
