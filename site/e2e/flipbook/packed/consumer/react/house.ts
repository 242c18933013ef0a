import { createElement, type ReactElement } from 'react';
import { Booklet, type Content, Handheld, levels, VisitProvider } from 'playable-resume';

export const all = (content: Content): ReactElement =>
  createElement(VisitProvider, null, createElement(Handheld, { content }), createElement(Booklet, { content }));
export const count: number = levels.length;
// @ts-expect-error the content is wanted: were the types lost, nothing would be
createElement(Handheld, {});
// @ts-expect-error there is no such shell: the words are no wider than their schemas
export const shell: Content['game']['console']['shell'] = 'chrome';
// @ts-expect-error a description is plain text
export const work: Content['resume']['work'] = [{ description: [] }];
