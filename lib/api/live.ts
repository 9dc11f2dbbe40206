import type { LiveEventName, LiveEvents } from '@/lib/domain/notifications/live-events'

/** `caughtUp` is ours: the socket is open (again), so what was missed can be read from the lists. */
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

/** Hears what the socket tells; answers the function that stops hearing. Costs nothing while nobody is signed in. */
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
