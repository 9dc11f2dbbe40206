const OTHER_TABS = 'diyar-notifications'

/** Updates the other tabs of this browser; another device reloads when its page becomes visible. */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.postMessage('read')
  channel.close()
}

/** Subscribes to reads in other tabs; returns the function that unsubscribes. */
export function onReadElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.onmessage = listener
  return () => channel.close()
}
