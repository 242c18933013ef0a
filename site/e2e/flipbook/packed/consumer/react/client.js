// Hydrates the server's HTML.
import { createElement, StrictMode, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TestPage } from './books.js';

const root = document.getElementById('root');
root.dataset.react = version;
hydrateRoot(root, createElement(StrictMode, null, createElement(TestPage, { kind: root.dataset.kind })));
