import { Link } from 'react-router-dom';

/** Without JavaScript the console shows its first page only: its words stand elsewhere in full. */
export function WithoutScript() {
  return (
    <noscript>
      <p>
        Without JavaScript, everything the console says is in <Link to="/flipbook">the manual</Link>, and the facts are
        in <Link to="/resume">the plain résumé</Link>.
      </p>
    </noscript>
  );
}
