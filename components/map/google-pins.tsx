/// <reference types="google.maps" />
'use client'

import { useMap } from '@vis.gl/react-google-maps'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapPin, MapView } from './map-provider'
import { PricePin } from './price-pin'

/** The price buttons over Google's map; its advanced markers would need a map id besides the key. */
export function GooglePins({ pins, litId, onLight, onPick }: MapView) {
  return pins?.map((pin) => (
    <OnPoint key={pin.id} pin={pin}>
      <PricePin pin={pin} isLit={pin.id === litId} onLight={onLight} onPick={onPick} />
    </OnPoint>
  ))
}

function OnPoint({ pin, children }: { pin: MapPin; children: React.ReactNode }) {
  const map = useMap()
  const { latitude, longitude } = pin
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
