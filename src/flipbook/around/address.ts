// The entry `react-page-turn/address`.
export { FlipbookAddress } from './address/FlipbookAddress.ts';
export { type AddressedPages, type AddressOptions, usePageAddress } from './address/usePageAddress.ts';
