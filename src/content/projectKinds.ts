/** What a project can be; each has a picture. */
export const projectKinds = ['site', 'app', 'game', 'tool', 'library', 'talk', 'writing', 'prize'] as const;

export type ProjectKind = (typeof projectKinds)[number];
