import { useEffect, useState } from 'react'

/** Stores a press until everything it needs is loaded, then runs it. */
export function usePendingPress(isReady: boolean, act: () => void) {
  const [isPending, setIsPending] = useState(false)
  useEffect(() => {
    if (!isPending || !isReady) return
    setIsPending(false)
    act()
  })
  return { isHeld: isPending, press: () => (isReady ? act() : setIsPending(true)) }
}
