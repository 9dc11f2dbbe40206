'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import { type LoadedProvider, loadProvider } from './load-provider'
import styles from './map.module.css'
import type { MapView } from './map-provider'
import { useMapKey } from './use-map-key'

interface ListingMapProps extends MapView {
  settings: MapSettings
  /** the fallback until a map is drawn, and when none can be */
  children: ReactNode
}

/** A map of listings: loaded when it becomes visible; a failure leaves the fallback. */
export function ListingMap({ settings, children, ...view }: ListingMapProps) {
  const { apiKey, onFail } = useMapKey(settings)
  const frame = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<LoadedProvider | null>(null)
  useEffect(() => {
    let isVisible = true
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // The page works without the map: the fallback stays.
        loadProvider(apiKey).then(
          (engine) => isVisible && setLoaded(engine),
          () => undefined,
        )
      },
      { rootMargin: '100px' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => {
      isVisible = false
      observer.disconnect()
    }
  }, [apiKey])
  return (
    <div
      className={styles.frame}
      ref={frame}
      data-engine={loaded ? (loaded.region ? 'offline' : 'google') : undefined}
    >
      {loaded ? (
        <loaded.Engine {...view} {...{ settings, onFail }} region={loaded.region} fallback={children} />
      ) : (
        children
      )}
    </div>
  )
}
