'use client'

import { useState } from 'react'
import type { MapPoint } from '@/components/map/map-provider'

const TIMEOUT_MS = 15_000

type PlaceRefusal = 'denied' | 'notFound'

/** Where this device is, asked for only upon the press; a refusal is handed back to be explained. */
export function useCurrentPosition(onFound: (point: MapPoint) => void) {
  const [isRequesting, setRequesting] = useState(false)
  const [refusal, setRefusal] = useState<PlaceRefusal | null>(null)
  const request = () => {
    setRefusal(null)
    if (!navigator.geolocation) return setRefusal('notFound')
    setRequesting(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setRequesting(false)
        onFound({ latitude: coords.latitude, longitude: coords.longitude })
      },
      ({ code, PERMISSION_DENIED }) => {
        setRequesting(false)
        setRefusal(code === PERMISSION_DENIED ? 'denied' : 'notFound')
      },
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    )
  }
  return { ask: request, isAsking: isRequesting, refusal, forget: () => setRefusal(null) }
}
