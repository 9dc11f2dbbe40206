import type { ComponentType } from 'react'
import { useCallback, useState } from 'react'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { MapProviderProps } from './map-provider'
import type { PickerProviderProps } from './picker-provider'
import type { Region } from './region/region'

export interface LoadedProvider {
  Engine: ComponentType<MapProviderProps>
  region: Region | null
}

/** Google's map where a key is set, otherwise the region map with its shapes; each is a separate chunk. */
export async function loadProvider(apiKey: string | null): Promise<LoadedProvider> {
  if (apiKey) return { Engine: (await import('./google/google-map')).GoogleMapProvider, region: null }
  const [{ RegionMap }, region] = await Promise.all([import('./region/region-map'), loadedRegion()])
  return { Engine: RegionMap, region }
}

export interface LoadedPicker {
  Engine: ComponentType<PickerProviderProps>
  region: Region | null
}

/** The same choice for the pickers. */
export async function loadPicker(apiKey: string | null): Promise<LoadedPicker> {
  if (apiKey) return { Engine: (await import('./google/google-picker')).GooglePicker, region: null }
  const [{ RegionPicker }, region] = await Promise.all([import('./region/region-picker'), loadedRegion()])
  return { Engine: RegionPicker, region }
}

/** By import: the calls of the api are no part of a page's first load. */
const loadedRegion = () => import('./region/region').then(({ loadRegion }) => loadRegion())

/** Google's key until its map has failed; without one the region is drawn. */
export function useMapKey({ googleMapsApiKey }: MapSettings): { apiKey: string | null; onFail: () => void } {
  const [hasFailed, setFailed] = useState(false)
  const onFail = useCallback(() => setFailed(true), [])
  return { apiKey: hasFailed ? null : googleMapsApiKey, onFail }
}
