// The entry `react-page-turn/wheel`, which a book with `turnBy={{ wheel: true }}` loads by itself.
export { listenToWheel } from './wheel/view/listenToWheel.ts';
