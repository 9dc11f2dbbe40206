/** What the user wants of what the heart showed when it was pressed; the list of saved listings may load later. */
interface HeartPress {
  id: string
  wanted: boolean
}

type Listener = (press: HeartPress) => void

let listener: Listener | null = null
const waiting: HeartPress[] = []

/** A press on the heart of a listing; presses before the first listener are queued. */
export function pressHeart(press: HeartPress): void {
  if (listener) listener(press)
  else waiting.push(press)
}

export function onHeartPressed(next: Listener): () => void {
  listener = next
  for (const press of waiting.splice(0)) next(press)
  return () => {
    if (listener === next) listener = null
  }
}
