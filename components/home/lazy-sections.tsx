'use client'

import { useEffect } from 'react'
import { afterPaint } from '@/components/ui/after-paint'

const MOVES = ['scroll', 'keydown', 'pointerdown'] as const

/** Lays out the sections far below, and loads their pictures, on the first interaction. */
export function LazySections() {
  useEffect(() => {
    // After the next frame: what was pressed answers first.
    const layOut = () =>
      afterPaint(() => {
        document.documentElement.dataset['moved'] = ''
      })
    for (const move of MOVES) window.addEventListener(move, layOut, { once: true, passive: true })
    return () => {
      for (const move of MOVES) window.removeEventListener(move, layOut)
    }
  }, [])
  return null
}
