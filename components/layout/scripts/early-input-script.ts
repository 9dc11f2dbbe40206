/**
 * Inline in every page, before any control can be used: queues clicks that need script until React is hydrated, and
 * records the fields that were changed. Links, forms with an action and popovers work without script.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{let presses=[],fields=new Set,
mark=(c,on)=>{c.toggleAttribute('data-pressed',on);c.ariaBusy=on?'true':null},
drop=(stays)=>{presses=presses.filter(c=>stays(c)||mark(c,false))},
none=()=>drop(()=>false),
click=e=>{let c=e.target.closest('a[href],button,[data-press]');
if(!c||c.popoverTargetElement||c.type=='submit'&&c.form?.hasAttribute('action'))return;
if(c.href)return none();
e.preventDefault();e.stopImmediatePropagation();
drop(o=>o!=c&&o.ariaPressed);presses.push(c);mark(c,true)},
input=e=>fields.add(e.target),
on={click,input,pagehide:none};
for(let k in on)addEventListener(k,on[k],true);
window.earlyInput={end(){for(let k in on)removeEventListener(k,on[k],true);let held=presses;none();return{presses:held,fields:[...fields]}}}})()`
