import code from 'virtual:site-code';
import { FlipbookScreen } from './FlipbookScreen.tsx';

/** The flipbook screen with the QR code of this site and the open page in the address. */
export function FlipbookRoute() {
  return <FlipbookScreen code={code} showsCorner inAddress />;
}
