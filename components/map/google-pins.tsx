/// <reference types="google.maps" />
'use client'

import { useMap } from '@vis.gl/react-google-maps'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { GroupPin } from './group-pin'
import { comesApart, groupPins } from './group-pins'
import { boundsAround, type MapPoint, type MapView } from './map-provider'

const NEAREST_ZOOM = 20
const LEAST_METRES = 50
const NO_PINS = [] as const

/** The price buttons over Google's map; its advanced markers would need a map id besides the key. */
export function GooglePins({ pins = NO_PINS, litId, onLight, onPick }: MapView) {
  const map = useMap()
  const zoom = useZoom(map)
  const groups = useMemo(() => groupPins(pins, zoom), [pins, zoom])
  function showAll(points: readonly MapPoint[]) {
    const [south = 0, west = 0, north = 0, east = 0] = boundsAround(points, LEAST_METRES) ?? []
    map?.fitBounds({ south, west, north, east })
  }
  return groups.map((group) => (
    <OnPoint key={group.id} point={group}>
      <GroupPin
        {...{ group, litId, onLight, onPick }}
        onOpen={comesApart(group, NEAREST_ZOOM) ? () => showAll(group.pins) : undefined}
      />
    </OnPoint>
  ))
}

function useZoom(map: google.maps.Map | null): number {
  const [zoom, setZoom] = useState(0)
  useEffect(() => {
    if (!map) return
    const read = () => setZoom(map.getZoom() ?? 0)
    read()
    const listener = map.addListener('zoom_changed', read)
    return () => listener.remove()
  }, [map])
  return zoom
}

function OnPoint({ point, children }: { point: MapPoint; children: React.ReactNode }) {
  const map = useMap()
  const { latitude, longitude } = point
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!map) return
    const holder = document.createElement('div')
    holder.className = 'holder'
    holder.style.position = 'absolute'
    const overlay = new google.maps.OverlayView()
    overlay.onAdd = () => {
      google.maps.OverlayView.preventMapHitsAndGesturesFrom(holder)
      overlay.getPanes()?.overlayMouseTarget.append(holder)
    }
    overlay.draw = () => {
      const at = overlay.getProjection().fromLatLngToDivPixel({ lat: latitude, lng: longitude } as never)
      holder.style.translate = `${at?.x ?? 0}px ${at?.y ?? 0}px`
    }
    overlay.onRemove = () => holder.remove()
    overlay.setMap(map)
    setElement(holder)
    return () => overlay.setMap(null)
  }, [map, latitude, longitude])
  return element ? createPortal(children, element) : null
}
