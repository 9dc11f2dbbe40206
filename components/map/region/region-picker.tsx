'use client'

import 'leaflet/dist/leaflet.css'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PickerProviderProps } from '@/components/map/picker-provider'
import { Icon } from '@/components/ui/icon/icon'
import { localName } from '@/lib/i18n/direction'
import { type OpenedPicker, openPicker } from './open-picker'
import { RegionControls } from './region-controls'
import type { TilesState } from './tiles'

/** The region map with a movable pin. */
export function RegionPicker({
  settings,
  region,
  point,
  viewport,
  onPick,
  onViewChange,
}: PickerProviderProps) {
  const locale = useLocale()
  const canvas = useRef<HTMLDivElement>(null)
  const [pin] = useState(() => document.createElement('div'))
  const [opened, setOpened] = useState<OpenedPicker | null>(null)
  const [perPixel, setPerPixel] = useState<number | null>(null)
  const [tiles, setTiles] = useState<TilesState | null>(null)
  const [credit, setCredit] = useState<string | null>(null)
  const { tilesUrl, styleUrl, archiveUrl, attribution } = settings
  const reported = useRef({ onPick, onViewChange })
  reported.current = { onPick, onViewChange }
  const first = useRef(viewport)
  useEffect(() => {
    if (!canvas.current || !region) return
    const map = openPicker(canvas.current, {
      region,
      pin,
      viewport: first.current,
      nameOf: (one) => localName(locale, one),
      onPick: (to) => reported.current.onPick(to),
      onViewChange: (to) => reported.current.onViewChange(to),
      onScale: setPerPixel,
      streets: { tilesUrl, styleUrl, archiveUrl },
      language: locale,
      onTiles: setTiles,
      onCredit: setCredit,
    })
    setOpened(map)
    return () => map.close()
  }, [region, locale, pin, tilesUrl, styleUrl, archiveUrl])
  useEffect(() => {
    if (viewport !== first.current) opened?.show(viewport)
    first.current = viewport
  }, [opened, viewport])
  useEffect(() => opened?.put(point), [opened, point])
  return (
    <>
      <div ref={canvas} className="canvas" dir="ltr" />
      {createPortal(<PickedPin />, pin)}
      <RegionControls map={opened} perPixel={perPixel} tiles={tiles} attribution={attribution ?? credit} />
    </>
  )
}

/** The tip of the icon is on the point. */
function PickedPin() {
  return (
    <span className="picked" data-picked>
      <Icon name="pin" size={40} filled />
    </span>
  )
}
