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
