import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { realFileIn } from '../folder/publicLinks.ts';
import { builtBase } from '../icons/webManifest.ts';
import { hostAnswer } from './hostAnswer.ts';
import { headersFile } from './hostFiles.ts';
import { httpsOnly } from './securityPolicy.ts';

/**
 * Makes `vite preview` answer as the hosts do: at the path that the site was built for, whatever the settings are by now;
 * with their headers, their trailing slashes, and 404.html with status 404. What a link out of the folder leads to is not
 * there.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    config({ root = '', build }, { isPreview }) {
      const base = isPreview ? builtBase(resolve(root, build?.outDir ?? '')) : undefined;
      return base === undefined ? {} : { base };
    },
    configurePreviewServer(server) {
      server.middlewares.use(answering(server));
    },
  };
}

function answering({ config }: PreviewServer): Connect.NextHandleFunction {
  const folder = resolve(config.root, config.build.outDir);
  const isFile = (file: string) => realFileIn(folder, file) !== undefined;
  const headers = join(folder, headersFile);
  return (request, response, next) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    // Anew each time: a build that comes while this serves has other hashes.
    const headersOf = hostHeaders(existsSync(headers) ? readFileSync(headers, 'utf8') : '');
    for (const [name, value] of Object.entries(headersOf(path))) {
      // This one is no https host.
      if (name !== httpsOnly.name) response.setHeader(name, value);
    }
    const answer = hostAnswer(path, config.base, isFile);
    switch (answer.kind) {
      case 'file':
        request.url = config.base + encodeURI(answer.file);
        return next();
      case 'redirect':
        response.writeHead(301, { Location: query === undefined ? answer.path : `${answer.path}?${query}` });
        response.end();
        return;
      case 'notFound':
        sendNotFound(response, join(folder, '404.html'));
        return;
      default:
        answer satisfies never;
    }
  };
}

function sendNotFound(response: ServerResponse, page: string): void {
  const built = existsSync(page);
  response.writeHead(404, { 'Content-Type': `text/${built ? 'html' : 'plain'}; charset=utf-8` });
  response.end(built ? readFileSync(page) : 'There is no 404.html: the site has not been built. Run npm run build.\n');
}

type Headers = Readonly<Record<string, string>>;

/**
 * Reads a `_headers` file, as Netlify and Cloudflare Pages do: a path, which may end in `*`, and below it, set in, the headers
 * that answers at such paths have.
 *
 * @returns the headers of a path; of two rules that name the same one, the later counts
 */
function hostHeaders(text: string): (path: string) => Headers {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  const fits = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => Object.assign({}, ...rules.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers));
}
