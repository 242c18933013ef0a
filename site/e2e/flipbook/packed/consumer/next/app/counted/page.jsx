// The README's client component, on a server component's page.
import 'react-page-turn/flipbook.css';
import { CountedManual } from '../CountedManual.jsx';

export default function Page() {
  return <CountedManual />;
}
