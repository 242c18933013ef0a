// The README's client component, on a server component's page.
import 'playable-resume/flipbook.css';
import { CountedManual } from '../CountedManual.jsx';

export default function Page() {
  return <CountedManual />;
}
