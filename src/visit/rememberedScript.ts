import { shells } from '../content/shells.ts';
import { memoryPrefix } from './deviceMemory.ts';

/**
 * A script, to be run in a page's head before anything is painted. It puts what this device remembers on the document,
 * so that a page drawn for everybody looks from its first moment as this visitor has chosen: `data-readable` for readable
 * text, `data-remembered-shell` for the console's colour. `VisitProvider` takes over from there.
 *
 * Plain text, for it comes before all other scripts and must be small; and of what storage holds it lets through only
 * what there is, as the visit does.
 */
export const rememberedScript = `try{\
var d=document.documentElement.dataset,\
r=function(n){return localStorage.getItem(${JSON.stringify(memoryPrefix)}+n)},\
s=r("shell");\
if(r("readable")=="on")d.readable="true";\
if(${JSON.stringify(shells)}.indexOf(s)>=0)d.rememberedShell=s\
}catch(e){}`;
