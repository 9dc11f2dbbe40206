/**
 * Inline in every page (its hash is in the CSP): registers the service worker after the page has loaded.
 * If the registration fails, only the offline pages are missing.
 */
export const SERVICE_WORKER_SCRIPT = `'serviceWorker'in navigator&&addEventListener('load',function(){setTimeout(function(){
navigator.serviceWorker.register('/sw.js').catch(function(){})},3000)})`
