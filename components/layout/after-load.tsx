'use client'

import { useEffect } from 'react'

/** After everything that a visitor waits for. */
const AFTER_LOAD_MS = 3000

/**
 * Begins what can wait until the page has long been there: the measuring of the visit, for which the browser keeps what happened
 * before, and the worker that stores the offline pages.
 */
export function AfterLoad() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      timer = setTimeout(() => {
        import('@/lib/vitals/collect-vitals').then(collect, notNow)
        if (process.env.NODE_ENV === 'production') navigator.serviceWorker?.register('/sw.js').catch(notNow)
      }, AFTER_LOAD_MS)
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

/** A visit that loses its network is not measured, and has no offline pages; nothing else depends on it. */
const notNow = () => undefined
