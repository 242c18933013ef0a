// Hydrates what the server sent.
import { createElement, StrictMode, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Desk } from './books.js';

const root = document.getElementById('root');
root.dataset.react = version;
hydrateRoot(root, createElement(StrictMode, null, createElement(Desk, { kind: root.dataset.kind })));
