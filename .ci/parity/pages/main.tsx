// Draws the project that the address names: `?project=plain`, with `&props={…}` for what a case adds to its book.
import './page.css';
import { createElement, type FC, Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeProbe } from './probe.ts';

const projects = import.meta.glob<Project>('../projects/*.jsx');

interface Project {
  readonly default: FC;
  /** Whether it runs in StrictMode. */
  readonly isStrict?: boolean;
}

window.probe = makeProbe();
const name = new URLSearchParams(location.search).get('project') ?? '';
const load = Object.entries(projects).find(([path]) => path.match(/(\w+)\.jsx$/)?.[1] === name)?.[1];
const room = document.getElementById('root');
if (!load || !room) throw new Error(`There is no project "${name}" in .ci/parity/projects.`);
const project = await load();
// React runs effects twice only in a StrictMode that is outermost.
createRoot(room).render(createElement(project.isStrict ? StrictMode : Fragment, null, createElement(project.default)));
// The tests wait for it, then for rest.
document.body.dataset.begun = '';
