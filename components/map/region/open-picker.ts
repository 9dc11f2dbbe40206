import * as L from 'leaflet'
import type { MapPoint } from '@/components/map/map-provider'
import { exact, type MapViewport, PICKER_NEAREST_ZOOM } from '@/components/map/picker-provider'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { openBaseMap, reportScale } from './base-map'
import type { Region } from './region'
import type { StreetsNeeds } from './tiles'

export interface OpenedPicker {
  show: (viewport: MapViewport) => void
  zoom: (steps: number) => void
  /** moves or removes the pin; the map follows when the pin would be out of viewport */
  put: (point: MapPoint | null) => void
  close: () => void
}

interface PickerNeeds extends StreetsNeeds {
  region: Region
  viewport: MapViewport
  nameOf: (one: LocalizedName) => string
  /** the icon of the pin */
  pin: HTMLElement
  onPick: (point: MapPoint) => void
  onViewChange: (viewport: MapViewport) => void
  onScale: (metresPerPixel: number) => void
}

/** Opens the region map with one pin: a click places it, dragging moves it. */
export function openPicker(canvas: HTMLElement, needs: PickerNeeds): OpenedPicker {
  const { viewport, pin, onPick, onViewChange } = needs
  const map = openBaseMap(canvas, {
    ...needs,
    nearestZoom: PICKER_NEAREST_ZOOM,
    hasKeys: false,
    see: (opened) => opened.setView([viewport.latitude, viewport.longitude], viewport.zoom),
  })
  const icon = L.divIcon({ html: pin, className: 'holder', iconSize: [0, 0] })
  const marker = L.marker([0, 0], { icon, keyboard: false, draggable: true, autoPan: true })
  const reportViewport = () => {
    const { lat, lng } = map.getCenter()
    onViewChange({ latitude: lat, longitude: lng, zoom: map.getZoom() })
  }
  map.on('click', ({ latlng }) => onPick(pointOf(latlng)))
  marker.on('dragend', () => onPick(pointOf(marker.getLatLng())))
  map.on('moveend', reportViewport)
  reportScale(map, needs.onScale)
  reportViewport()
  return {
    show: ({ latitude, longitude, zoom }) => map.setView([latitude, longitude], zoom, { animate: false }),
    zoom: (steps) => map.setZoom(map.getZoom() + steps),
    put: (point) => {
      if (!point) return void marker.remove()
      const at = L.latLng(point.latitude, point.longitude)
      marker.setLatLng(at).addTo(map)
      if (!map.getBounds().contains(at)) map.panTo(at, { animate: false })
    },
    close: () => map.remove(),
  }
}

const pointOf = ({ lat, lng }: L.LatLng) => exact({ latitude: lat, longitude: lng })
