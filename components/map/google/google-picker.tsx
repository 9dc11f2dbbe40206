/// <reference types="google.maps" />
'use client'

import { Map as GoogleMap, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useRef } from 'react'
import type { MapPoint } from '@/components/map/map-provider'
import { exact, type PickerProviderProps } from '@/components/map/picker-provider'
import { GoogleApi } from './google-api'

/** Google's map with a movable pin. */
export function GooglePicker({ settings, fallback, onFail, onViewChange, ...view }: PickerProviderProps) {
  const { viewport, onPick } = view
  return (
    <GoogleApi apiKey={settings.googleMapsApiKey} fallback={fallback} onFail={onFail}>
      <div className="canvas" dir="ltr">
        <GoogleMap
          defaultCenter={{ lat: viewport.latitude, lng: viewport.longitude }}
          defaultZoom={viewport.zoom}
          gestureHandling="cooperative"
          colorScheme="FOLLOW_SYSTEM"
          disableDefaultUI
          zoomControl
          // The frame around the map handles the arrow keys, which move the pin.
          keyboardShortcuts={false}
          onClick={({ detail }) => (detail.latLng ? onPick(pointOf(detail.latLng)) : undefined)}
          onCameraChanged={({ detail }) =>
            onViewChange({ latitude: detail.center.lat, longitude: detail.center.lng, zoom: detail.zoom })
          }
        >
          <Viewport viewport={viewport} />
          <Pin {...view} />
        </GoogleMap>
      </div>
    </GoogleApi>
  )
}

/** Moves the view to a new target. */
function Viewport({ viewport }: Pick<PickerProviderProps, 'viewport'>) {
  const map = useMap()
  const known = useRef(viewport)
  useEffect(() => {
    if (!map || viewport === known.current) return
    known.current = viewport
    map.setCenter({ lat: viewport.latitude, lng: viewport.longitude })
    map.setZoom(viewport.zoom)
  }, [map, viewport])
  return null
}

/** Google's classic marker: an advanced one would need a map id besides the key. */
function Pin({ point, onPick }: Pick<PickerProviderProps, 'point' | 'onPick'>) {
  const map = useMap()
  const pick = useRef(onPick)
  pick.current = onPick
  useEffect(() => {
    if (!map || !point) return
    const position = { lat: point.latitude, lng: point.longitude }
    const marker = new google.maps.Marker({ map, position, draggable: true })
    marker.addListener('dragend', ({ latLng }: google.maps.MapMouseEvent) =>
      latLng ? pick.current(pointOf(latLng.toJSON())) : undefined,
    )
    if (map.getBounds()?.contains(position) === false) map.panTo(position)
    return () => marker.setMap(null)
  }, [map, point])
  return null
}

const pointOf = ({ lat, lng }: google.maps.LatLngLiteral): MapPoint =>
  exact({ latitude: lat, longitude: lng })
