import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Fingers swipe, everything else has the arrows. */
const SWIPED = '(hover: none)'

/** Whether the further pictures of a card may be laid out, are asked for, and are swiped. */
export function useWantedPhotos(strip: RefObject<HTMLElement | null>) {
  const [isReady, setReady] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [isSwiped, setSwiped] = useState(false)
  const want = useCallback(() => setWanted(true), [])
  useEffect(() => {
    setReady(true)
    setSwiped(matchMedia(SWIPED).matches)
    const card = strip.current?.closest('article')
    const onPointer = (event: PointerEvent) => event.pointerType === 'mouse' && want()
    card?.addEventListener('pointerenter', onPointer)
    card?.addEventListener('focusin', want)
    return () => {
      card?.removeEventListener('pointerenter', onPointer)
      card?.removeEventListener('focusin', want)
    }
  }, [strip, want])
  return { isReady, isWanted, isSwiped, want }
}
