'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNear } from '@/components/ui/hooks/use-near'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import { LazyMessages, loadMessages, useHasMessages } from '@/lib/i18n/lazy-messages'
import { type LoadedProvider, loadProvider, useMapKey } from './load-provider'
import styles from './map.module.css'
import type { MapView } from './map-provider'

interface ListingMapProps extends MapView {
  settings: MapSettings
  /** the fallback until a map is drawn, and when none can be */
  children: ReactNode
}

/** A map of listings: loaded when it becomes visible; a failure leaves the fallback. */
export function ListingMap({ settings, children, ...view }: ListingMapProps) {
  const { apiKey, onFail } = useMapKey(settings)
  const locale = useLocale()
  const hasWords = useHasMessages('map')
  const frame = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<LoadedProvider | null>(null)
  const isNear = useNear(frame, '100px')
  useEffect(() => {
    if (!isNear) return
    let isVisible = true
    // The page works without the map: the fallback stays.
    Promise.all([loadProvider(apiKey), hasWords || loadMessages(locale, 'map')]).then(
      ([engine]) => isVisible && setLoaded(engine),
      () => undefined,
    )
    return () => {
      isVisible = false
    }
  }, [isNear, apiKey, locale, hasWords])
  return (
    <div
      className={styles.frame}
      ref={frame}
      data-engine={loaded ? (loaded.region ? 'offline' : 'google') : undefined}
    >
      {loaded ? (
        <LazyMessages part="map" waiting={children}>
          <loaded.Engine {...view} {...{ settings, onFail }} region={loaded.region} fallback={children} />
        </LazyMessages>
      ) : (
        children
      )}
    </div>
  )
}
