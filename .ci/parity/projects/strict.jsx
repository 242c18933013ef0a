// The plain book in StrictMode.
export const isStrict = true;
export { default } from './plain.jsx';
