import type { ComponentType } from 'react'
import type { EngineProps } from './map-provider'
import type { PickerEngineProps } from './picker-provider'
import { loadRegion, type Region } from './region'

export interface LoadedEngine {
  Engine: ComponentType<EngineProps>
  region: Region | null
}

/** Google's map where a key is set, otherwise the offline one with its shapes; each is its own download. */
export async function loadEngine(apiKey: string | null): Promise<LoadedEngine> {
  if (apiKey) return { Engine: (await import('./google-map')).GoogleEngine, region: null }
  const [{ OfflineEngine }, region] = await Promise.all([import('./region-map'), loadRegion()])
  return { Engine: OfflineEngine, region }
}

export interface LoadedPicker {
  Engine: ComponentType<PickerEngineProps>
  region: Region | null
}

/** The same two, to put a pin on. */
export async function loadPicker(apiKey: string | null): Promise<LoadedPicker> {
  if (apiKey) return { Engine: (await import('./google-picker')).GooglePicker, region: null }
  const [{ OfflinePicker }, region] = await Promise.all([import('./region-picker'), loadRegion()])
  return { Engine: OfflinePicker, region }
}
