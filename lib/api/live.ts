import type { LiveEventName, LiveEvents } from '@/lib/domain/notifications/live-events'

/** `caughtUp` is emitted by the client when the socket opens (again): lists must be read again. */
type LivePayloads = LiveEvents & { caughtUp: undefined }
type Listeners = { [Name in keyof LivePayloads]: Set<(event: LivePayloads[Name]) => void> }

const listeners: Listeners = {
  notification: new Set(),
  message: new Set(),
  seen: new Set(),
  typing: new Set(),
  conversation: new Set(),
  booking: new Set(),
  caughtUp: new Set(),
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

export function emitLive<Name extends LiveEventName | 'caughtUp'>(
  name: Name,
  event: LivePayloads[Name],
): void {
  for (const listener of listeners[name]) listener(event)
}
