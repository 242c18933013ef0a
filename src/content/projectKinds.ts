/** What a project can be; each has a picture. */
export const projectKinds = ['site', 'app', 'game', 'tool', 'library', 'talk', 'writing', 'prize'] as const;

export type ProjectKind = (typeof projectKinds)[number];

/** All that there is a picture of for a side quest. */
export const sideQuestPictures = [...projectKinds, 'stream', 'conference', 'tournament'] as const;
