import type { LiveEvents } from '@/lib/domain/notifications/live-events'

/**
 * Two are emitted by the client: `caughtUp` when the socket opens (again), so that lists are read again, and `look` for
 * the socket, when an admin looks at another item of the console.
 */
type LivePayloads = LiveEvents & { caughtUp: undefined; look: string | null }
type Listeners = { [Name in keyof LivePayloads]: Set<(event: LivePayloads[Name]) => void> }

const listeners: Listeners = {
  notification: new Set(),
  message: new Set(),
  seen: new Set(),
  typing: new Set(),
  conversation: new Set(),
  booking: new Set(),
  'admin.changed': new Set(),
  'admin.present': new Set(),
  caughtUp: new Set(),
  look: new Set(),
}

/** Subscribes to an event of the socket; returns the function that unsubscribes. */
export function onLive<Name extends keyof LivePayloads>(
  name: Name,
  listener: (event: LivePayloads[Name]) => void,
): () => void {
  listeners[name].add(listener)
  return () => {
    listeners[name].delete(listener)
  }
}

export function emitLive<Name extends keyof LivePayloads>(name: Name, event: LivePayloads[Name]): void {
  for (const listener of listeners[name]) listener(event)
}

/** The item of the console that this tab shows; null: another page of it; undefined: none. */
let look: string | null | undefined

export const openedItem = () => look

/** An admin opened an item of the console, or with null one of its other pages. */
export function openItem(item: string | null): void {
  look = item
  emitLive('look', item)
}

export function leaveConsole(): void {
  look = undefined
}
