import code from 'virtual:site-code';
import { FlipbookScreen } from './FlipbookScreen.tsx';

/** The flipbook screen with the code that leads to this very site, and its open page in the address. */
export function FlipbookRoute() {
  return <FlipbookScreen code={code} showsCorner inAddress />;
}
