import { createElement, type ReactElement } from 'react';
import { Booklet, type Content, Handheld, levels, VisitProvider } from 'playable-resume';

export const app = (content: Content): ReactElement =>
  createElement(VisitProvider, null, createElement(Handheld, { content }), createElement(Booklet, { content }));
export const count: number = levels.length;
// @ts-expect-error the content is required; without types, this would pass
createElement(Handheld, {});
// @ts-expect-error this shell does not exist; the type is as narrow as the schema
export const shell: Content['game']['console']['shell'] = 'chrome';
// @ts-expect-error a description is plain text
export const work: Content['resume']['work'] = [{ description: [] }];
