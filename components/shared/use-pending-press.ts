import { useEffect, useState } from 'react'

/** A press that comes before everything it needs is held, and done once that is there. */
export function usePendingPress(isReady: boolean, act: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isHeld || !isReady) return
    setIsHeld(false)
    act()
  })
  return { isHeld, press: () => (isReady ? act() : setIsHeld(true)) }
}
