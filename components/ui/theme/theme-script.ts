export const THEME_KEY = 'diyar-theme'

/** Runs before the first paint, inline in every page: the user's stored choice, else the system's. */
export const THEME_SCRIPT = `(function(){try{var s=localStorage.getItem('${THEME_KEY}')}catch(e){}
var d=s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches);
document.documentElement.dataset.theme=d?'dark':'light'})()`
