const counts = { notifications: 0, messages: 0 }
const PREFIX = /^\(\d+\) /

let observer: MutationObserver | null = null

/** Prefixes the document's title with the number of unread items and restores the prefix after every title change. */
export function countInTitle(what: keyof typeof counts, count: number): void {
  counts[what] = count
  write()
  if (observer) return
  observer = new MutationObserver(write)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}

/** The document's title without the count. */
export const bareTitle = () => document.title.replace(PREFIX, '')

function write(): void {
  const unread = counts.notifications + counts.messages
  const bare = bareTitle()
  const title = unread > 0 ? `(${unread}) ${bare}` : bare
  if (bare && document.title !== title) document.title = title
}
