import { MaplibreGL } from '@maplibre/maplibre-gl-leaflet'
import type * as L from 'leaflet'
import { setWorkerUrl } from 'maplibre-gl'

/** What a layer of streets reports. */
export interface StreetsEvents {
  /** a piece arrived */
  onLoad: () => void
  /** a piece did not */
  onError: () => void
  /** everything in sight is drawn */
  onDrawn: () => void
}

/** A vector style as a layer of the map: MapLibre, which is loaded where it is used. Throws in a browser without WebGL 2. */
export function openVectorLayer(style: string, { onLoad, onError, onDrawn }: StreetsEvents): L.Layer {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('WebGL 2 is missing')
  // A file of this site: its policy allows no worker from a blob.
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)
  const layer = new MaplibreGL({ style })
  return layer.on('add', () => {
    layer.getContainer().classList.add('map-tiles')
    const drawn = layer.getMaplibreMap()
    drawn.on('error', onError)
    drawn.on('sourcedata', ({ tile }) => (tile ? onLoad() : undefined))
    drawn.on('idle', onDrawn)
  })
}
