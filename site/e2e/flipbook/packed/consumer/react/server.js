// Prints what a server sends for a book of the kind in the first argument.
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import { Desk } from './books.js';

const kind = process.argv[2];
const html = renderToString(createElement(Desk, { kind }));
console.log(`<!-- React ${version} --><div id="root" data-kind="${kind}">${html}</div>`);
