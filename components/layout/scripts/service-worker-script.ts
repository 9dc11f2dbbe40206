/**
 * Runs in every page alike (its hash is in the policy): the service worker waits until the page has what it needs.
 * Without one, or when it cannot be had, nothing is missing but the offline pages.
 */
export const SERVICE_WORKER_SCRIPT = `'serviceWorker'in navigator&&addEventListener('load',function(){setTimeout(function(){
navigator.serviceWorker.register('/sw.js').catch(function(){})},3000)})`
