/// <reference types="google.maps" />
'use client'

import { Circle, Map as GoogleMap, useMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import type { MapBounds, MapProviderProps } from '@/components/map/map-provider'
import { GoogleApi } from './google-api'
import { GooglePins } from './google-pins'

/** Google's map. */
export function GoogleMapProvider({ settings, fallback, onFail, ...view }: MapProviderProps) {
  const { label, bounds, area, onMove } = view
  return (
    <GoogleApi apiKey={settings.googleMapsApiKey} fallback={fallback} onFail={onFail}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
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
    </GoogleApi>
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
