/** The four forms of the device, and the window each is for. */
export const deviceForms = [
  {
    form: 'the phone itself',
    window: 'narrower than 650 px',
    screen: 'the whole width, and what height the controls leave',
    controls: 'below, a third of the height: 216 to 312 px',
  },
  {
    form: 'the phone on its side',
    window:
      'lower than 540 px, 480 px wide or wider, and wider than high by a fifth; from 650 px of width lower than 760 px',
    screen: 'the middle, at most 649 px; from 540 px of height 480 x 432',
    controls: 'left and right',
  },
  {
    form: 'the whole device',
    window: '650 x 760 px or larger',
    screen: '10 : 9, at most 649 px and four fifths of the window',
    controls: 'below, where they are on the object',
  },
  {
    form: 'a row of keys',
    window: 'lower than 440 px, and narrow: 400 % zoom',
    screen: 'all but the row',
    controls: 'below, 44 px high',
  },
] as const;
