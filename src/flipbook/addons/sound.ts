// The entry `react-page-turn/sound`.
export { type TurnSoundOptions, useTurnSound } from './sound/useTurnSound.ts';
