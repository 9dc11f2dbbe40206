'use client'

import 'leaflet/dist/leaflet.css'
import { useLocale } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { GroupPin } from '@/components/map/group-pin'
import { comesApart, groupPins, type PinGroup } from '@/components/map/group-pins'
import { focusPin, type MapProviderProps } from '@/components/map/map-provider'
import { localName } from '@/lib/i18n/direction'
import { type MapZoom, type OpenedMap, openMap } from './open-map'
import { RegionControls } from './region-controls'
import type { TilesState } from './tiles'

const NO_PINS = [] as const
const FAR: MapZoom = { now: 0, nearest: 0 }

/** The region map: the shapes of Arabia in the colours of the page, without tiles or a map service. */
export function RegionMap(props: MapProviderProps) {
  const { settings, region, label, bounds, pins = NO_PINS, litId, area, onLight, onPick, onMove } = props
  const locale = useLocale()
  const canvas = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedMap | null>(null)
  const [zoom, setZoom] = useState<MapZoom>(FAR)
  const [perPixel, setPerPixel] = useState<number | null>(null)
  const [tiles, setTiles] = useState<TilesState | null>(null)
  const [credit, setCredit] = useState<string | null>(null)
  const { tilesUrl, styleUrl, archiveUrl, attribution } = settings
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
      onZoom: setZoom,
      streets: { tilesUrl, styleUrl, archiveUrl },
      language: locale,
      onTiles: setTiles,
      onCredit: setCredit,
    })
    setOpened(map)
    return () => map.close()
  }, [region, locale, tilesUrl, styleUrl, archiveUrl])
  const requested = bounds.join()
  useEffect(() => {
    const [south = 0, west = 0, north = 0, east = 0] = requested.split(',').map(Number)
    opened?.show([south, west, north, east])
  }, [opened, requested])
  const groups = useMemo(() => groupPins(pins, zoom.now), [pins, zoom.now])
  const holders = usePinElements(opened, groups)
  const opening = useRef<string | null>(null)
  // The button of a group is gone with it: the focus goes to its first listing.
  useEffect(() => {
    if (!opening.current || holders.length === 0) return
    focusPin(canvas.current, opening.current)
    opening.current = null
  }, [holders])
  function open({ id, pins }: PinGroup) {
    opening.current = id
    opened?.showAll(pins)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
      <div ref={canvas} className="canvas" dir="ltr" role="region" aria-label={label} />
      {holders.map(({ group, element }) =>
        createPortal(
          <GroupPin
            {...{ group, litId, onLight, onPick }}
            onOpen={comesApart(group, zoom.nearest) ? () => open(group) : undefined}
          />,
          element,
          group.id,
        ),
      )}
      <RegionControls map={opened} perPixel={perPixel} tiles={tiles} attribution={attribution ?? credit} />
    </>
  )
}

interface PinHolder {
  group: PinGroup
  /** the parent of the group's button */
  element: HTMLElement
}

/** An element per group, positioned by the map and filled by React. */
function usePinElements(map: OpenedMap | null, groups: readonly PinGroup[]): PinHolder[] {
  const [holders, setHolders] = useState<PinHolder[]>([])
  useEffect(() => {
    if (!map) return
    const placed = groups.map((group) => ({ group, ...map.addPin(group) }))
    setHolders(placed.map(({ group, element }) => ({ group, element })))
    return () => {
      setHolders([])
      for (const one of placed) one.remove()
    }
  }, [map, groups])
  return holders
}
