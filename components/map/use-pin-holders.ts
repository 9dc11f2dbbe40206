import { useEffect, useState } from 'react'
import type { MapPin } from './map-engine'
import type { OpenedMap } from './open-map'

interface PinHolder {
  pin: MapPin
  /** where the pin's button is put */
  element: HTMLElement
}

/** A place on the map for each pin; they are moved by the map and filled by React. */
export function usePinHolders(map: OpenedMap | null, pins: readonly MapPin[]): PinHolder[] {
  const [holders, setHolders] = useState<PinHolder[]>([])
  useEffect(() => {
    if (!map) return
    const placed = pins.map((pin) => ({ pin, ...map.place(pin) }))
    setHolders(placed.map(({ pin, element }) => ({ pin, element })))
    return () => {
      setHolders([])
      for (const one of placed) one.remove()
    }
  }, [map, pins])
  return holders
}
