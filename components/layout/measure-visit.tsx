'use client'

import { useEffect } from 'react'

/** After everything that a visitor waits for. */
const AFTER_LOAD_MS = 3000

/** Loads the measuring of a visit when the page has long been there; the browser keeps what happened before. */
export function MeasureVisit() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      timer = setTimeout(
        () => import('@/lib/vitals/collect-vitals').then(collect, notMeasured),
        AFTER_LOAD_MS,
      )
    }
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('load', begin)
    }
  }, [])
  return null
}

const collect = ({ collectVitals }: { collectVitals: () => void }) => collectVitals()

/** A visit that loses its network is not measured; nothing else depends on it. */
const notMeasured = () => undefined
