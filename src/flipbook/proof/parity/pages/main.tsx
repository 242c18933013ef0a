// Draws the app that the address tells of.
import './page.css';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeProbe } from './probe.ts';
import { Reader } from './Reader.tsx';
import type { Told } from './Told.ts';

window.probe = makeProbe();
const told: Told = JSON.parse(decodeURIComponent(location.search.slice(1)));
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
// React runs effects twice only in a StrictMode that is outermost.
const Mode = told.isStrict ? StrictMode : Fragment;
createRoot(container).render(
  <Mode>
    <Reader {...told} />
  </Mode>,
);
// The tests wait for it, then for rest.
document.body.dataset.begun = '';
