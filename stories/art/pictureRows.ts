/** The pictures that have a component of their own. */
export const pictureRows = [
  {
    picture: 'LevelBadge',
    dots: '24 x 24',
    use: 'beside a level in the manual and on the console',
    shows: 'a board, a leather patch, bronze, silver, gold, a crowned ruby; a present for the bonus stage',
  },
  {
    picture: 'SideQuestPicture',
    dots: '64 x 40',
    use: 'with a side quest in the manual and on the console',
    shows: 'a desk on the air; a talk about a car; the final of a tournament',
  },
  { picture: 'Icon', dots: '16 x 16', use: 'before words, anywhere', shows: 'signs in the colour of the text' },
  {
    picture: 'CoverArt',
    dots: '128 x 96',
    use: "on the manual's cover",
    shows: 'the hero at dawn, before a road of levels and a castle of office towers',
  },
  {
    picture: 'NotFoundPicture',
    dots: '96 x 64',
    use: 'on the 404 page',
    shows: 'a developer with a map, a dog who knows better, and a road with a piece missing',
  },
];
