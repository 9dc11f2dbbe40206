/// <reference types="google.maps" />
'use client'

import { useMap } from '@vis.gl/react-google-maps'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { GroupPin } from '@/components/map/group-pin'
import { comesApart, groupPins, type PinGroup } from '@/components/map/group-pins'
import { boundsOfGroup, focusPin, type MapPoint, type MapView } from '@/components/map/map-provider'

const NEAREST_ZOOM = 20
const NO_PINS = [] as const

/** The price buttons over Google's map; its advanced markers would need a map id besides the key. */
export function GooglePins({ pins = NO_PINS, litId, onLight, onPick }: MapView) {
  const map = useMap()
  const zoom = useZoom(map)
  const groups = useMemo(() => groupPins(pins, zoom), [pins, zoom])
  const opening = useRef<string | null>(null)
  // The button of a group is gone with it: the focus goes to its first listing.
  useEffect(() => {
    if (!map || !opening.current || groups.length === 0) return
    focusPin(map.getDiv(), opening.current)
    opening.current = null
  }, [map, groups])
  function open({ id, pins }: PinGroup) {
    opening.current = id
    const [south, west, north, east] = boundsOfGroup(pins)
    map?.fitBounds({ south, west, north, east })
  }
  return groups.map((group) => (
    <OnPoint key={group.id} point={group}>
      <GroupPin
        {...{ group, litId, onLight, onPick }}
        onOpen={comesApart(group, NEAREST_ZOOM) ? () => open(group) : undefined}
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
