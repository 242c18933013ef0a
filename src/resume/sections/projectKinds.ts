/** The kinds of projects. Each kind has a picture. */
export const projectKinds = ['site', 'app', 'game', 'tool', 'library', 'talk', 'writing', 'prize'] as const;

export type ProjectKind = (typeof projectKinds)[number];

/** The pictures for side quests. */
export const sideQuestPictures = [...projectKinds, 'stream', 'conference', 'tournament'] as const;

export type SideQuestPicture = (typeof sideQuestPictures)[number];
