import type { Content } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';

/** An owner who has filled in every part of a JSON Resume document. */
export const everySection: Content = {
  ...typical,
  resume: {
    ...typical.resume,
    basics: { ...typical.resume.basics, phone: '+1 555 0100' },
    certificates: [
      {
        name: 'Accessibility Specialist',
        issuer: 'Example Institute',
        date: '2021-05-20',
        url: 'https://example.com/cert',
      },
    ],
    awards: [
      { title: 'Site of the Day', awarder: 'Example Weekly', date: '2020-10', summary: 'For the orchestra’s site.' },
    ],
    publications: [
      {
        name: 'Buttons that go down',
        publisher: 'Example Press',
        releaseDate: '2023',
        url: 'https://example.com/buttons',
        summary: 'How long a press should last, measured with forty thumbs.',
      },
    ],
    volunteer: [
      {
        organization: 'Rosewood Code Club',
        position: 'Mentor',
        startDate: '2018-01',
        highlights: ['Twelve children, one tile-map editor, no tears so far.'],
      },
    ],
    interests: [{ name: 'Old manuals', keywords: ['staples', 'smells', 'maps'] }],
    references: [
      { name: 'A former manager', reference: 'Explains things well, and changes course when the evidence does.' },
    ],
  },
};
