// The entry `react-page-turn/address`.
export { type AddressedPages, type AddressOptions, FlipbookAddress, usePageAddress } from './address/usePageAddress.ts';
