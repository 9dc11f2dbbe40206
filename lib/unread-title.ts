const counts = { notifications: 0, messages: 0 }
const PREFIX = /^\(\d+\) /

let observer: MutationObserver | null = null

/** Says in the document's title how much is unread, whatever page comes next and whoever changes the title. */
export function countInTitle(what: keyof typeof counts, count: number): void {
  counts[what] = count
  write()
  if (observer) return
  observer = new MutationObserver(write)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}

/** The title of a page as it is without the count. */
export const bareTitle = () => document.title.replace(PREFIX, '')

function write(): void {
  const unread = counts.notifications + counts.messages
  const bare = bareTitle()
  const wanted = unread > 0 ? `(${unread}) ${bare}` : bare
  if (bare && document.title !== wanted) document.title = wanted
}
