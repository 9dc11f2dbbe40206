import { THEME_SCRIPT } from '@/lib/theme-script'

export { THEME_SCRIPT }

/**
 * For browsers older than the list in package.json: keeps the server-rendered page, which works without
 * script, and shows a notice. Safari supports `(?<=` since 16.4, Firefox `:has` since 121, Chrome `color-mix` since 111 (caniuse.com).
 */
export const OUTDATED_BROWSER_SCRIPT = `(function(){var ok=false;
try{new RegExp('(?<=a)b');ok=CSS.supports('selector(:has(a))')&&CSS.supports('color','color-mix(in srgb,red,red)')}catch(e){}
if(ok)return;document.documentElement.setAttribute('data-outdated','');
document.addEventListener('DOMContentLoaded',function(){var all=document.getElementsByTagName('noscript');
for(var i=0;i<all.length;i++)all[i].insertAdjacentHTML('afterend',all[i].textContent)});
var policy=document.createElement('meta');policy.httpEquiv='Content-Security-Policy';policy.content="script-src 'none'";
document.head.appendChild(policy)})()`

/**
 * Inline in every page, before any control can be used: queues clicks that need script until React is hydrated, and
 * records changed fields. Links, popovers and forms with an action work without script; a form the browser would refuse
 * in its own language waits. A dialog drawn by the server is not modal before its script: Escape marks it meanwhile.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{let presses=[],fields=new Set,
mark=(c,on)=>{c.toggleAttribute('data-pressed',on);c.ariaBusy=on?'true':null},
drop=(stays)=>{presses=presses.filter(c=>stays(c)||mark(c,false))},
none=()=>drop(()=>false),
click=e=>{let c=e.target.closest('a[href],button,[data-press]');
if(!c||c.popoverTargetElement||c.type=='submit'&&c.form?.hasAttribute('action')&&c.form.checkValidity())return;
if(c.href)return none();
e.preventDefault();e.stopImmediatePropagation();
drop(o=>o!=c&&o.ariaPressed);presses.push(c);mark(c,true)},
input=e=>fields.add(e.target),
on={click,input,pagehide:none};
for(let k in on)addEventListener(k,on[k],true);
addEventListener('keydown',e=>{if(e.key=='Escape')document.querySelector('dialog[open]:not(:modal)')?.setAttribute('data-escaped','')},true);
window.earlyInput={end(){for(let k in on)removeEventListener(k,on[k],true);let held=presses;none();return{presses:held,fields:[...fields]}}}})()`

/** Every inline script of the documents; the content security policy allows these and no others. */
export const INLINE_SCRIPTS: readonly string[] = [OUTDATED_BROWSER_SCRIPT, THEME_SCRIPT, EARLY_INPUT_SCRIPT]
