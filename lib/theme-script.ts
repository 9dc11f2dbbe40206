export const THEME_KEY = 'diyar-theme'

/** Runs before the first paint, inline in every page: the user's stored choice, else the system's, also when that changes. */
export const THEME_SCRIPT = `(function(){var q=matchMedia('(prefers-color-scheme:dark)');
function apply(){try{var s=localStorage.getItem('${THEME_KEY}')}catch(e){}
document.documentElement.dataset.theme=s==='dark'||(s!=='light'&&q.matches)?'dark':'light'}
apply();q.addEventListener('change',apply)})()`
