import { useEffect, useState } from 'react'

/** A press that comes before everything it needs is held, and done once that is there. */
export function usePendingPress(isReady: boolean, act: () => void) {
  const [isPending, setIsPending] = useState(false)
  useEffect(() => {
    if (!isPending || !isReady) return
    setIsPending(false)
    act()
  })
  return { isHeld: isPending, press: () => (isReady ? act() : setIsPending(true)) }
}
