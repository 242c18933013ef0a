/** What the character does by itself. */
export const moods = [
  {
    mood: 'talking',
    does: 'opens and shuts the mouth, 100 ms each',
    until: 'the mood ends, which is as long as letters come',
  },
  {
    mood: 'waving',
    does: 'moves the hand up and down, 250 ms each',
    until: 'four seconds have passed; then it is quiet',
  },
  {
    mood: 'quiet',
    does: 'blinks for 120 ms, once',
    until: 'the blink; then nothing runs any more',
  },
] as const;
