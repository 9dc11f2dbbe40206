'use client'

import {
  APILoadingStatus,
  APIProvider,
  Map as GoogleMap,
  useApiLoadingStatus,
} from '@vis.gl/react-google-maps'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const ZOOM = 14

interface GooglePlaceMapProps {
  apiKey: string
  latitude: number
  longitude: number
  /** what stands there until the map is drawn, and when it cannot be */
  children: ReactNode
}

/** Google's map of the surroundings: loaded only when the area comes into sight, never in the way when it fails. */
export function GooglePlaceMap({ apiKey, latitude, longitude, children }: GooglePlaceMapProps) {
  const area = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsSeen(true)
    })
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={area}>
      {isSeen ? (
        <APIProvider apiKey={apiKey}>
          <WhenLoaded instead={children}>
            <GoogleMap
              defaultCenter={{ lat: latitude, lng: longitude }}
              defaultZoom={ZOOM}
              gestureHandling="cooperative"
              disableDefaultUI
              style={{ inlineSize: '100%', aspectRatio: '8 / 3' }}
            />
          </WhenLoaded>
        </APIProvider>
      ) : (
        children
      )}
    </div>
  )
}

function WhenLoaded({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useApiLoadingStatus() === APILoadingStatus.LOADED ? children : instead
}
