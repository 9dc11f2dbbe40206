'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this, the log follows new messages. */
const NEAR_PX = 120

interface Shown {
  /** the numbers of the first and last message, which show where messages were added */
  first: number
  last: number
  /** the number of own pending messages */
  pending: number
}

/**
 * Keeps the scroll position while older messages are added above, follows new ones at the end, and returns whether new
 * ones are out of view.
 */
export function useLogScroll({ first, last, pending }: Shown) {
  const log = useRef<HTMLDivElement>(null)
  const before = useRef({ first, last, pending, height: 0, isNear: true })
  const [hasNew, setHasNew] = useState(false)

  const toEnd = useCallback(() => {
    const box = log.current
    if (box) box.scrollTop = box.scrollHeight
    setHasNew(false)
  }, [])

  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const was = before.current
    const isFirst = was.height === 0
    if (!isFirst && first < was.first) box.scrollTop += box.scrollHeight - was.height
    else if (isFirst || was.isNear || pending > was.pending) toEnd()
    else if (last > was.last) setHasNew(true)
    before.current = { ...was, first, last, pending, height: last > 0 || pending > 0 ? box.scrollHeight : 0 }
  }, [first, last, pending, toEnd])

  useEffect(() => {
    const box = log.current
    if (!box) return
    const measure = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX
      before.current.isNear = isNear
      if (isNear) setHasNew(false)
    }
    /** An opening keyboard, or a loading photo, must not hide the end. */
    const follow = new ResizeObserver(() => {
      if (before.current.isNear) toEnd()
      before.current.height = box.scrollHeight
    })
    box.addEventListener('scroll', measure, { passive: true })
    follow.observe(box)
    if (box.firstElementChild) follow.observe(box.firstElementChild)
    return () => {
      box.removeEventListener('scroll', measure)
      follow.disconnect()
    }
  }, [toEnd])

  return { log, hasNew, toEnd }
}
