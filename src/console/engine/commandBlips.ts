/** Everything that a button can be for, and the blip that it sounds like. */
export const commandBlips = {
  scrollUp: 'move',
  scrollDown: 'move',
  next: 'accept',
  back: 'back',
  choose: 'accept',
  send: 'accept',
  title: 'menu',
  menu: 'menu',
  itemUp: 'move',
  itemDown: 'move',
  tabLeft: 'move',
  tabRight: 'move',
  closeMenu: 'back',
} as const;

/** What a button is for. Items, and a cursor to choose one, are in the Start Menu and among the side quests. */
export type Command = keyof typeof commandBlips;

/** The name of a sound. */
export type Blip = (typeof commandBlips)[Command];
