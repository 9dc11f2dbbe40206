import type { LiveEventName, LiveEvents } from '@/lib/domain/notifications/live-events'

/** `caughtUp` is ours: the socket is open (again), so what was missed can be read from the lists. */
type Heard = LiveEvents & { caughtUp: undefined }
type Listeners = { [Name in keyof Heard]: Set<(event: Heard[Name]) => void> }

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
export function onLive<Name extends keyof Heard>(
  name: Name,
  listener: (event: Heard[Name]) => void,
): () => void {
  listeners[name].add(listener)
  return () => {
    listeners[name].delete(listener)
  }
}

export function tellLive<Name extends LiveEventName | 'caughtUp'>(name: Name, event: Heard[Name]): void {
  for (const listener of listeners[name]) listener(event)
}
