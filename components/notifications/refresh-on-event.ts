import { onLiveSinceRendered } from '@/lib/api/live'
import type { LiveEventName, LiveEvents } from '@/lib/domain/notifications/live-events'

/** Several parts of a page hear of one change, by several events: one refresh serves them all. */
const TOGETHER_MS = 50

let isDue = false

function refreshSoon(refresh: () => void): void {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    refresh()
  }, TOGETHER_MS)
}

/**
 * Refreshes a page when an event concerns it, and when the socket opens: nobody told it what changed between its rendering
 * and then. Without a socket, when its tab becomes visible again. Returns the function that ends it.
 */
export function refreshOnEvent<Name extends LiveEventName>(
  name: Name,
  concernsPage: (event: LiveEvents[Name]) => boolean,
  refresh: () => void,
): () => void {
  const refreshWhenVisible = () => {
    if (document.visibilityState === 'visible') refreshSoon(refresh)
  }
  const stops = [
    onLiveSinceRendered(name, (event) => {
      if (concernsPage(event)) refreshSoon(refresh)
    }),
    onLiveSinceRendered('caughtUp', () => refreshSoon(refresh)),
  ]
  document.addEventListener('visibilitychange', refreshWhenVisible)
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', refreshWhenVisible)
  }
}
