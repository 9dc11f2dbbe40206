import { useCallback, useState } from 'react'
import type { MapSettings } from '@/lib/domain/geo/map-settings'

/** Google's key until its map has failed; without one the region is drawn. */
export function useMapKey({ googleMapsApiKey }: MapSettings): { apiKey: string | null; onFail: () => void } {
  const [hasFailed, setFailed] = useState(false)
  const onFail = useCallback(() => setFailed(true), [])
  return { apiKey: hasFailed ? null : googleMapsApiKey, onFail }
}
