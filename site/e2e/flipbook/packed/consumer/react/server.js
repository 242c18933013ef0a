// Prints the server's HTML for a book. The first argument is `flipbook` or `drop-in`.
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import { TestPage } from './books.js';

const kind = process.argv[2];
const html = renderToString(createElement(TestPage, { kind }));
console.log(`<!-- React ${version} --><div id="root" data-kind="${kind}">${html}</div>`);
