import { addFavourite, listFavouriteIds, removeFavourite } from '@/lib/api/favourites'

/**
 * Which listings are kept, as the hearts of the page show it: what the api said, overlaid by what the user has wished
 * since. Answers `toggle`, which sends one request after the other, and `stop`.
 */
export function createFavouriteHearts() {
  let stored = new Set<string>()
  const options = new Map<string, boolean>()
  let sent: Promise<unknown> = Promise.resolve()
  const isKept = (id: string) => options.get(id) ?? stored.has(id)
  const fill = () => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
      const pressed = String(isKept(heart.dataset['heart'] ?? ''))
      if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
    }
  }
  const drawn = new MutationObserver(fill)
  drawn.observe(document.body, { childList: true, subtree: true })
  return {
    isKept,
    stop: () => drawn.disconnect(),
    async load() {
      stored = new Set(await listFavouriteIds())
      fill()
    },
    forget() {
      stored = new Set()
      options.clear()
      fill()
    },
    /** Shown at once; when it cannot be sent the heart goes back and the failure is thrown. */
    async wish(id: string, wanted: boolean) {
      const before = isKept(id)
      options.set(id, wanted)
      fill()
      const mine = sent.then(() => (wanted ? addFavourite(id) : removeFavourite(id)))
      sent = mine.catch(() => undefined)
      try {
        await mine
      } catch (failure) {
        options.set(id, before)
        fill()
        throw failure
      }
    },
  }
}
