'use client'

import 'leaflet/dist/leaflet.css'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { localName } from '@/lib/i18n/direction'
import type { MapPin, MapProviderProps } from './map-provider'
import { type OpenedMap, openMap } from './open-map'
import { PricePin } from './price-pin'
import { ScaleBar } from './scale-bar'
import type { TilesState } from './tiles'
import { TilesNote } from './tiles-note'
import { ZoomButtons } from './zoom-buttons'

const NO_PINS = [] as const

/** The region map: the shapes of Arabia in the colours of the page, without tiles or a map service. */
export function RegionMap(props: MapProviderProps) {
  const { settings, region, label, bounds, pins = NO_PINS, litId, area, onLight, onPick, onMove } = props
  const locale = useLocale()
  const canvas = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedMap | null>(null)
  const [perPixel, setPerPixel] = useState<number | null>(null)
  const [tiles, setTiles] = useState<TilesState | null>(null)
  const { tilesUrl, attribution } = settings
  const first = useRef({ bounds, area })
  const moved = useRef(onMove)
  moved.current = onMove
  useEffect(() => {
    if (!canvas.current || !region) return
    const map = openMap(canvas.current, {
      region,
      ...first.current,
      nameOf: (one) => localName(locale, one),
      onMove: (to) => moved.current?.(to),
      onScale: setPerPixel,
      tilesUrl,
      onTiles: setTiles,
    })
    setOpened(map)
    return () => map.close()
  }, [region, locale, tilesUrl])
  const requested = bounds.join()
  useEffect(() => {
    const [south = 0, west = 0, north = 0, east = 0] = requested.split(',').map(Number)
    opened?.show([south, west, north, east])
  }, [opened, requested])
  const holders = usePinElements(opened, pins)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
      <div ref={canvas} className="canvas" dir="ltr" role="region" aria-label={label} />
      {holders.map(({ pin, element }) =>
        createPortal(
          <PricePin pin={pin} isLit={pin.id === litId} onLight={onLight} onPick={onPick} />,
          element,
          pin.id,
        ),
      )}
      <ZoomButtons map={opened} />
      {perPixel ? <ScaleBar perPixel={perPixel} /> : null}
      <TilesNote state={tiles} attribution={attribution} />
    </>
  )
}

interface PinHolder {
  pin: MapPin
  /** the parent of the pin's button */
  element: HTMLElement
}

/** An element per pin, positioned by the map and filled by React. */
function usePinElements(map: OpenedMap | null, pins: readonly MapPin[]): PinHolder[] {
  const [holders, setHolders] = useState<PinHolder[]>([])
  useEffect(() => {
    if (!map) return
    const placed = pins.map((pin) => ({ pin, ...map.addPin(pin) }))
    setHolders(placed.map(({ pin, element }) => ({ pin, element })))
    return () => {
      setHolders([])
      for (const one of placed) one.remove()
    }
  }, [map, pins])
  return holders
}
