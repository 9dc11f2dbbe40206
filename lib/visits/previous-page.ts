let before: string | null = null
let here: string | null = null

/** Remembers the path of each page that this tab shows; a change of the query alone is the same page. */
export function notePage(path: string): void {
  if (path === here) return
  before = here
  here = path
}

/** The path that this tab showed before a page, whether or not that page is noted already; null for the first one. */
export const pageBefore = (path: string): string | null => (here === path ? before : here)
