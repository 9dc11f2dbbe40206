'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { boundsAround, type MapBounds, type MapPoint, WHOLE_COUNTRY } from '@/components/map/map-engine'
import { PlaceMap } from '@/components/map/place-map'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { Split } from './map-split-style'
import { PinCard } from './pin-card'
import type { ResultPin } from './pins-of'
import { type ResultsPlace, resultsHref } from './results-address'

const CITY_METRES = 30_000

interface MapSplitProps {
  place: ResultsPlace
  apiKey: string | null
  pins: ResultPin[]
  /** the asked city, for when it has no result */
  around?: MapPoint
  /** the cards: the map's equal */
  children: ReactNode
}

/** The list and its map side by side, each lighting up what the other points at; on a phone the map fills the screen. */
export function MapSplit({ place, apiKey, pins, around, children }: MapSplitProps) {
  const t = useTranslations('search.map')
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const [litId, setLitId] = useState<string | null>(null)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const [moved, setMoved] = useState<MapBounds | null>(null)
  useEffect(() => markCard(list.current, litId), [litId])
  const picked = pins.find((pin) => pin.id === pickedId)
  const light = (event: SyntheticEvent) => setLitId(placeUnder(event.target))
  function move(bounds: MapBounds) {
    setPickedId(null)
    setMoved(bounds)
  }
  function searchHere() {
    if (!moved) return
    setMoved(null)
    setPickedId(null)
    router.push(resultsHref(place, { bounds: [...moved], city: undefined }), { scroll: false })
  }
  return (
    <Split>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at a card only lights its pin, nothing else hangs on it */}
      <div
        ref={list}
        className="cards"
        onPointerOver={light}
        onPointerLeave={() => setLitId(null)}
        onFocus={light}
        onBlur={() => setLitId(null)}
      >
        {children}
      </div>
      <div className="map">
        <PlaceMap
          apiKey={apiKey}
          label={t('label')}
          bounds={boundsOf(place, pins, around)}
          pins={pins}
          litId={litId ?? pickedId}
          onLight={setLitId}
          onPick={setPickedId}
          onMove={move}
        >
          <span className="waiting" />
        </PlaceMap>
        {moved && !picked ? (
          <Button type="button" className="here" $kind="onPhoto" $size="sm" $pill onClick={searchHere}>
            <Icon name="search" size={16} />
            {t('searchHere')}
          </Button>
        ) : null}
        {picked ? <PinCard pin={picked} onClose={() => setPickedId(null)} /> : null}
        <Link
          className="to-list"
          href={resultsHref({ ...place, look: 'list' }, { page: place.query.page })}
          prefetch={false}
        >
          <Icon name="grid" size={18} />
          {t('list')}
        </Link>
      </div>
    </Split>
  )
}

function boundsOf({ query }: ResultsPlace, pins: readonly MapPoint[], around?: MapPoint): MapBounds {
  const [south, west, north, east] = query.bounds ?? []
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
    return [south, west, north, east]
  }
  return boundsAround(pins) ?? boundsAround(around ? [around] : [], CITY_METRES) ?? WHOLE_COUNTRY
}

const placeUnder = (target: EventTarget) =>
  target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null

function markCard(list: HTMLElement | null, id: string | null) {
  for (const card of list?.querySelectorAll('[data-place]') ?? []) {
    card.toggleAttribute('data-lit', card.getAttribute('data-place') === id)
  }
}
