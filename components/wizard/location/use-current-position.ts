'use client'

import { useState } from 'react'
import type { MapPoint } from '@/components/map/map-provider'

const TIMEOUT_MS = 15_000

type PositionRefusal = 'denied' | 'notFound'

/** The position of this device, requested only on a press; a refusal is returned to be explained. */
export function useCurrentPosition(onFound: (point: MapPoint) => void) {
  const [isRequesting, setRequesting] = useState(false)
  const [refusal, setRefusal] = useState<PositionRefusal | null>(null)
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
  return { request, isRequesting, refusal, forget: () => setRefusal(null) }
}
