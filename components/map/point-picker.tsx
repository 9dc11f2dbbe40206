'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import { type LoadedPicker, loadPicker, useMapKey } from './load-provider'
import styles from './map.module.css'
import { exact, type MapViewport, nudged, type PickerView } from './picker-provider'

/** Pixels per arrow key, and with Shift. */
const STEP = 8
const LONG_STEP = 64

const ARROWS: Record<string, { east: number; south: number }> = {
  ArrowUp: { east: 0, south: -1 },
  ArrowDown: { east: 0, south: 1 },
  // A map is never mirrored, so these keys mean the same in both languages.
  ArrowLeft: { east: -1, south: 0 },
  ArrowRight: { east: 1, south: 0 },
}

interface PointPickerProps extends PickerView {
  settings: MapSettings
  describedBy?: string
  /** the fallback until a map is drawn, and when none can be */
  children: ReactNode
}

/** A map to pick one point: by click, by dragging the pin, or by Enter and the arrow keys. */
export function PointPicker({ settings, describedBy, children, ...view }: PointPickerProps) {
  const { label, point, onPick } = view
  const { apiKey, onFail } = useMapKey(settings)
  const [loaded, setLoaded] = useState<LoadedPicker | null>(null)
  const known = useRef<MapViewport>(view.viewport)
  useEffect(() => {
    let isVisible = true
    // The step works without the map: an address can be typed, and the fallback stays until the network is back.
    const load = () =>
      loadPicker(apiKey).then(
        (engine) => isVisible && setLoaded(engine),
        () => isVisible && window.addEventListener('online', load, { once: true }),
      )
    void load()
    return () => {
      isVisible = false
      window.removeEventListener('online', load)
    }
  }, [apiKey])
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const isPut = event.key === 'Enter' || event.key === ' '
    if (event.target !== event.currentTarget || (!arrow && !isPut)) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    if (!point || !arrow) onPick(exact(known.current))
    else onPick(nudged(point, { east: arrow.east * step, south: arrow.south * step }, known.current.zoom))
  }
  return (
    <div
      className={styles.frame}
      data-picker={loaded ? (loaded.region ? 'offline' : 'google') : 'none'}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus and handles the arrow keys itself
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {loaded ? (
        <loaded.Engine
          {...view}
          settings={settings}
          region={loaded.region}
          fallback={children}
          onFail={onFail}
          onViewChange={(viewport) => {
            known.current = viewport
          }}
        />
      ) : (
        children
      )}
    </div>
  )
}
