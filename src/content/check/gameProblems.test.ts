import { describe, expect, it, test } from 'vitest';
import { shells } from '../shells.ts';
import { checkExample, goodGame, wordsOf } from './checkExample.ts';
import { gameProblems } from './gameProblems.ts';

const eitherOf = (choices: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices.map((choice) => JSON.stringify(choice)));

describe('a game', () => {
  const site = (parts: object) => ({ ...goodGame, site: { ...goodGame.site, ...parts } });
  const scripts = (greeting: unknown[]) => ({ ...goodGame, scripts: { ...goodGame.scripts, greeting } });
  const letters = (parts: object) => ({ ...goodGame, letters: { ...goodGame.letters, ...parts } });
  const bar = (bonus: unknown) => ({ ...goodGame, player: { ...goodGame.player, bars: [{ name: 'Speed', bonus }] } });
  const { about: _, ...withoutAbout } = goodGame;

  const mistakes: [string, object, string][] = [
    [
      'a misspelt key',
      { ...withoutAbout, abuot: [] },
      'abuot: "abuot" is not a key that is known here. Did you mean "about"?',
    ],
    [
      'a key of its own',
      { ...goodGame, quest: { ...goodGame.quest, reward: 'gold' } },
      'quest.reward: "reward" is not a key that is known here. Take it out, or use one of: verb, anyCompany.',
    ],
    ['a bonus of 7', bar(7), 'player.bars[0].bonus: 7 is more than 5. Write a whole number from 0 to 5, or "MAX".'],
    ['a bonus of -1', bar(-1), 'player.bars[0].bonus: -1 is less than 0. Write a whole number from 0 to 5, or "MAX".'],
    ['half a bonus', bar(4.5), 'player.bars[0].bonus: 4.5 is not a bonus. Write a whole number from 0 to 5, or "MAX".'],
    [
      'a bonus in words',
      bar('max'),
      'player.bars[0].bonus: "max" is not a bonus. Write a whole number from 0 to 5, or "MAX".',
    ],
    ['no list', { ...goodGame, about: 7 }, 'about: 7 is not a list in [ ]. Write a list in [ ].'],
    ['no object', { ...goodGame, quest: [] }, 'quest: [] is not an object in { }. Write an object in { }.'],
    [
      'half a year',
      site({ copyrightYear: 2020.5 }),
      'site.copyrightYear: 2020.5 is not a whole number. Write a whole number.',
    ],
    [
      'seven bars',
      { ...goodGame, player: { ...goodGame.player, bars: Array(7).fill({ name: 'Speed', bonus: 1 }) } },
      'player.bars: There are 7 of these, and 6 fit. Take out 1.',
    ],
    [
      'a shell that is not made',
      { ...goodGame, console: { ...goodGame.console, shell: 'plaid' } },
      `console.shell: "plaid" is not one of the choices. Write ${eitherOf(shells)}.`,
    ],
    [
      'a label that is too long',
      { ...goodGame, quest: { verb: 'x'.repeat(61), anyCompany: 'yours' } },
      'quest.verb: This text has 61 characters, and 60 fit. Shorten it.',
    ],
    [
      'an address without a scheme',
      site({ address: 'ada.example' }),
      'site.address: "ada.example" is not the address of a site. Write it in full, with https:// and without ? or #, like "https://example.com/".',
    ],
    [
      'a language in words',
      site({ language: 'english' }),
      'site.language: "english" is not a language tag. Write one like "en", "de" or "pt-BR".',
    ],
    [
      'a year before computers',
      site({ copyrightYear: 1969 }),
      'site.copyrightYear: 1969 is less than 1970. Write 1970 or more.',
    ],
    [
      'a misspelt placeholder',
      letters({ personal: ['Dear {comapny},'] }),
      'letters.personal[0]: {comapny} is not a placeholder. Did you mean {company}?',
    ],
    [
      'a company where none is known',
      letters({ generic: ['Dear {company},'] }),
      'letters.generic[0]: {company} stands where no company is known. Use it in letters.personal; here only {name} is filled in.',
    ],
    [
      'a placeholder that is not closed',
      { ...goodGame, about: ['Call me {name'] },
      'about[0]: {name is not a placeholder. Did you mean {name}?',
    ],
    [
      'braces around anything',
      { ...goodGame, about: ['A { b } c'] },
      'about[0]: { b } is not a placeholder. Only {name} is filled in; take the brace out.',
    ],
    [
      'two wrong placeholders in one text',
      { ...goodGame, about: ['{nme} and {x1}'] },
      'about[0]: {nme} is not a placeholder. Did you mean {name}? {x1} is not a placeholder. Only {name} is filled in; take the brace out.',
    ],
    [
      'a step that is none',
      scripts([{ say: 'Hi' }]),
      'scripts.greeting[0]: {"say":"Hi"} is not a step. Write one of { "type": "Hello!" }, { "pause": 500 } and { "erase": 4 }.\nscripts.greeting[0].say: "say" is not a key that is known here. Take it out, or use one of: type, pause, erase.',
    ],
    [
      'a step that is two',
      scripts([{ type: 'Hi', pause: 1 }]),
      'scripts.greeting[0]: {"type":"Hi","pause":1} is not a step. Write one of { "type": "Hello!" }, { "pause": 500 } and { "erase": 4 }.',
    ],
    [
      'a long wait',
      scripts([{ pause: 5001 }]),
      'scripts.greeting[0].pause: 5001 is more than 5000. Write 5000 or less.',
    ],
    [
      'more taken back than typed',
      scripts([{ type: 'Hi {name}' }, { erase: 4 }, { erase: 3 }]),
      'scripts.greeting[2].erase: This takes back 3, and 2 letters stand there. Write 2 or less, or type more before.',
    ],
  ];
  test.each(mistakes)('with %s is refused', (_name, game, message) => {
    expect(wordsOf({ game })).toBe(message);
    expect(checkExample({ game }).content).toBeUndefined();
  });

  it('needs nothing but the address of its site: the rest is drawn from the résumé', () => {
    const resume = { basics: { name: 'Ada', label: 'Programmer' }, skills: [{ name: 'Engines', level: 'Master' }] };
    const game = { site: { address: 'https://ada.example' } };
    const { content, findings } = checkExample({ resume, game });
    expect(findings).toEqual([]);
    expect(content?.game).toMatchObject({
      site: { address: 'https://ada.example/', language: 'en', copyrightYear: 2025 },
      player: { class: 'Programmer', bars: [{ name: 'Engines', bonus: 'MAX' }] },
      scripts: { greeting: [{ type: "Hello there! I'm Ada. Pleased to mete" }, {}, {}, {}, {}] },
      letters: { personal: expect.arrayContaining(['Dear {company} team,']) },
    });
  });

  it('is warned of a level that the résumé does not have', () => {
    const resume = { basics: { name: 'Ada' }, work: [{ name: 'Oak', position: 'Joiner' }] };
    expect(wordsOf({ resume, game: { ...goodGame, levels: ['Joiner, Oak', 'Joiner'] } })).toBe(
      'warning: levels[1]: "Joiner" is no job or training of resume.json. They are: Joiner, Oak.',
    );
  });

  it('takes an empty list for nothing, and a key that is left out for what the résumé says', () => {
    const resume = {
      basics: { name: 'Ada' },
      projects: [{ name: 'Tilekit' }],
      skills: [{ name: 'Web', level: 'Advanced' }],
    };
    const game = { site: { address: 'https://ada.example/' }, sideQuests: [], player: { class: 'Hero' } };
    expect(checkExample({ resume, game }).content?.game).toMatchObject({
      sideQuests: [],
      player: { class: 'Hero', bars: [{ name: 'Web', bonus: 4 }] },
    });
  });

  it('may have a name that makes its labels longer than labels are', () => {
    const name = 'x'.repeat(200);
    const { content } = checkExample({
      resume: { basics: { name } },
      game: { ...goodGame, player: { class: '{name}' } },
    });
    expect(content?.game.player.class).toBe(name);
  });

  it.each([
    [
      'no site',
      {},
      'site: The address of the site is missing, the one thing that game.json must have. Write "site": { "address": "https://…" }.',
    ],
    [
      'half a side quest',
      { ...goodGame, sideQuests: [{ title: 'Talk', picture: 'stream', story: [] }] },
      'sideQuests[0].kind: This is missing. Write a text in double quotes.',
    ],
  ])('with %s is reported with what is missing', (_, game, words) => {
    expect(wordsOf({ game })).toBe(words);
  });

  it('links to files of the site, however their names are written', () => {
    const sideQuests = [
      {
        title: 'Talk',
        kind: 'Talk',
        picture: 'stream',
        story: [],
        link: { label: 'See', url: '/talks/my%20talk.pdf#p2' },
      },
    ];
    expect(checkExample({ game: { ...goodGame, sideQuests } }).findings).toEqual([]);
  });

  it('has the slash added that its address lacks', () => {
    expect(checkExample({ game: site({ address: 'https://ada.example/me' }) }).content?.game.site.address).toBe(
      'https://ada.example/me/',
    );
  });

  it('has the name put in everywhere, and the company left to be put in', () => {
    const { content } = checkExample({
      game: { ...letters({ personal: ['{company} and {name}'] }), about: ['{name} was born.'] },
    });
    expect(content?.game).toMatchObject({ about: ['Ada was born.'], letters: { personal: ['{company} and Ada'] } });
  });

  it('has a name that is put into its texts half a million letters long in all, and no more', () => {
    const game = (times: number) => ({ ...withoutAbout, about: Array(times / 100).fill('{name}'.repeat(100)) });
    const told = (times: number) =>
      gameProblems(game(times), () => true, 'x'.repeat(1000)).map(({ message }) => message);
    expect(told(500).join()).not.toContain('Write {name} less often');
    expect(told(600)).toEqual([
      'The name stands for {name} so often that it has 600000 letters in all, and 500000 are the most. Write {name} less often.',
    ]);
  });

  it('is not judged by scripts that say a name which is not known', () => {
    expect(wordsOf({ resume: { basics: { label: 'x' } }, game: scripts([{ type: '{name}' }, { erase: 2 }]) })).toMatch(
      /^basics\.name: [^\n]*$/,
    );
  });
});
