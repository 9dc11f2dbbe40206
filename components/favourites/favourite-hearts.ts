import { call } from '@/lib/api/call'

/**
 * The saved listings as the hearts show them: the api's list with the user's later presses on top.
 * Returns `toggle`, which sends the requests in order, and `stop`.
 */
export function createFavouriteHearts() {
  /** null until the list is loaded: a heart stays as the server drew it */
  let stored: Set<string> | null = null
  const options = new Map<string, boolean>()
  let sent: Promise<unknown> = Promise.resolve()
  const isSaved = (id: string) => options.get(id) ?? stored?.has(id)
  const fill = () => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
      const saved = isSaved(heart.dataset['heart'] ?? '')
      if (saved === undefined) continue
      const pressed = String(saved)
      if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
    }
  }
  const drawn = new MutationObserver(fill)
  drawn.observe(document.body, { childList: true, subtree: true })
  return {
    stop: () => drawn.disconnect(),
    async load() {
      stored = new Set((await call('GET /favourites/ids')).ids)
      fill()
    },
    forget() {
      stored = new Set()
      options.clear()
      fill()
    },
    /** Shown at once; if the request fails, the heart is reset and the error is thrown. */
    async wish(id: string, wanted: boolean) {
      const before = isSaved(id) ?? !wanted
      options.set(id, wanted)
      fill()
      const mine = sent.then(() =>
        call(wanted ? 'PUT /favourites/:id' : 'DELETE /favourites/:id', { params: { id } }),
      )
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
