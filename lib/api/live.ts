import type { LiveEvents } from '@/lib/domain/notifications/live-events'

/**
 * Two are emitted by the client: `caughtUp` when the socket opens (again), so that lists are read again, and `look` for
 * the socket, when an admin looks at another item of the console.
 */
type LivePayloads = LiveEvents & { caughtUp: undefined; look: string | null }

interface Channel<Payload> {
  listeners: Set<(event: Payload) => void>
  recent: { event: Payload; at: number }[]
}
const channel = <Payload>(): Channel<Payload> => ({ listeners: new Set(), recent: [] })

const channels: { [Name in keyof LivePayloads]: Channel<LivePayloads[Name]> } = {
  notification: channel(),
  message: channel(),
  seen: channel(),
  typing: channel(),
  conversation: channel(),
  booking: channel(),
  'admin.changed': channel(),
  'admin.present': channel(),
  caughtUp: channel(),
  look: channel(),
}

/** Longer than a page is rendered, travels and hydrates before it listens, also on a slow phone. */
const RECENT_MS = 10_000

function recentOf<Payload>({ recent }: Channel<Payload>): Channel<Payload>['recent'] {
  const oldest = Date.now() - RECENT_MS
  return recent.filter(({ at }) => at > oldest)
}

/** Subscribes to an event of the socket; returns the function that unsubscribes. */
export function onLive<Name extends keyof LivePayloads>(
  name: Name,
  listener: (event: LivePayloads[Name]) => void,
): () => void {
  const { listeners } = channels[name]
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Subscribes for a page that the server rendered a moment ago: the listener is also called with what was emitted since.
 */
export function onLiveSinceRendered<Name extends keyof LivePayloads>(
  name: Name,
  listener: (event: LivePayloads[Name]) => void,
): () => void {
  for (const { event } of recentOf<LivePayloads[Name]>(channels[name])) listener(event)
  return onLive(name, listener)
}

export function emitLive<Name extends keyof LivePayloads>(name: Name, event: LivePayloads[Name]): void {
  const to: Channel<LivePayloads[Name]> = channels[name]
  to.recent = [...recentOf(to), { event, at: Date.now() }]
  for (const listener of to.listeners) listener(event)
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
