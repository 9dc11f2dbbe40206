type Listener = (id: string) => void

let listener: Listener | null = null
const waiting: string[] = []

/** A press on the heart of a listing; presses before the first listener are queued. */
export function pressHeart(id: string): void {
  if (listener) listener(id)
  else waiting.push(id)
}

export function onHeartPressed(next: Listener): () => void {
  listener = next
  for (const id of waiting.splice(0)) next(id)
  return () => {
    if (listener === next) listener = null
  }
}
