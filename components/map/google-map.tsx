/// <reference types="google.maps" />
'use client'

import { APIProvider, Circle, Map as GoogleMap, useMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { GooglePins } from './google-pins'
import type { MapBounds, MapProviderProps } from './map-provider'
import { useGoogle } from './use-google'

/** Google's map. */
export function GoogleMapProvider({ settings, fallback, onFail, ...view }: MapProviderProps) {
  return (
    <APIProvider apiKey={settings.googleMapsApiKey ?? ''}>
      <Loaded view={view} fallback={fallback} onFail={onFail} />
    </APIProvider>
  )
}

interface LoadedProps extends Pick<MapProviderProps, 'fallback' | 'onFail'> {
  view: Omit<MapProviderProps, 'settings' | 'fallback' | 'onFail'>
}

function Loaded({ view, fallback, onFail }: LoadedProps) {
  const { label, bounds, area, onMove } = view
  if (!useGoogle(onFail)) return fallback
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own
    <div className="canvas" dir="ltr" role="region" aria-label={label}>
      <GoogleMap
        defaultBounds={literal(bounds)}
        gestureHandling="cooperative"
        colorScheme="FOLLOW_SYSTEM"
        disableDefaultUI
        zoomControl
        onDragend={({ map }) => notify(map, onMove)}
      >
        <Follow bounds={bounds} />
        <GooglePins {...view} />
        {area ? (
          <Circle
            center={{ lat: area.latitude, lng: area.longitude }}
            radius={area.metres}
            strokeWeight={2}
            fillOpacity={0.16}
          />
        ) : null}
      </GoogleMap>
    </div>
  )
}

/** Applies new bounds. */
function Follow({ bounds }: { bounds: MapBounds }) {
  const map = useMap()
  const requested = bounds.join()
  useEffect(() => {
    const [south = 0, west = 0, north = 0, east = 0] = requested.split(',').map(Number)
    map?.fitBounds({ south, west, north, east })
  }, [map, requested])
  return null
}

function notify(map: google.maps.Map, onMove: MapProviderProps['onMove']) {
  const known = map.getBounds()?.toJSON()
  if (known) onMove?.([known.south, known.west, known.north, known.east])
}

const literal = ([south, west, north, east]: MapBounds) => ({ south, west, north, east })
