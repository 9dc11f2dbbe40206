'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ListingMap } from '@/components/map/listing-map'
import { focusPin, type MapBounds, type MapPoint } from '@/components/map/map-provider'
import { type ResultsAddress, resultsHref } from '@/components/search/results-address'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { cardInFront, hasCard, listingIdUnder, markCard, showCard } from './cards-beside-map'
import styles from './map-split.module.css'
import { PinCard } from './pin-card'
import { boundsOf, type ResultPin } from './result-pins'
import { useAllPins } from './use-all-pins'

interface MapSplitProps {
  address: ResultsAddress
  settings: MapSettings
  /** of the page */
  pins: ResultPin[]
  searched: SearchQuery
  /** of all pages */
  total: number
  /** the city of the search, for when it has no result */
  around?: MapPoint
  /** the cards of the page; the map shows those of all pages */
  children: ReactNode
}

/** The list and its map side by side, each highlighting what the other hovers; on a phone the cards are a rail. */
export function MapSplit({ address, settings, around, children, ...page }: MapSplitProps) {
  const t = useTranslations('search.map')
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const [litId, setLitId] = useState<string | null>(null)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const [moved, setMoved] = useState<MapBounds | null>(null)
  const shownId = litId ?? pickedId
  useEffect(() => markCard(list.current, shownId), [shownId])
  const { pins } = page
  const { all, lack } = useAllPins(page)
  const picked = all.find((pin) => pin.id === pickedId)
  const light = (event: SyntheticEvent) => setLitId(listingIdUnder(event.target))
  function pick(id: string) {
    setPickedId(id)
    showCard(list.current, id)
  }
  function close() {
    if (pickedId) focusPin(map.current, pickedId)
    setPickedId(null)
  }
  function move(bounds: MapBounds) {
    setPickedId(null)
    setMoved(bounds)
  }
  function searchHere() {
    if (!moved) return
    setMoved(null)
    setPickedId(null)
    router.push(resultsHref(address, { bounds: [...moved], city: undefined, district: undefined }), {
      scroll: false,
    })
  }
  return (
    <div className={styles.split}>
      <Link
        className={styles.toList}
        href={resultsHref({ ...address, view: 'list' }, { page: address.query.page })}
        prefetch={false}
      >
        <Icon name="grid" size={18} />
        {t('list')}
      </Link>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering a card only highlights its pin */}
      <div
        ref={list}
        className={styles.cards}
        onPointerOver={light}
        onPointerLeave={() => setLitId(null)}
        onFocus={light}
        onBlur={() => setLitId(null)}
        onScrollCapture={(event) => setPickedId(cardInFront(event.target) ?? pickedId)}
      >
        {children}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card from wherever the focus is on the map */}
      <div className={styles.map} ref={map} onKeyDown={({ key }) => (key === 'Escape' ? close() : undefined)}>
        <ListingMap
          settings={settings}
          label={t('label')}
          bounds={boundsOf(address.query, pins, around)}
          pins={all}
          litId={shownId}
          onLight={setLitId}
          onPick={pick}
          onMove={move}
        >
          <span className={styles.waiting} />
        </ListingMap>
        {moved ? (
          <Button className={styles.here} $kind="onPhoto" $size="sm" $pill onClick={searchHere}>
            <Icon name="search" size={16} />
            {t('searchHere')}
          </Button>
        ) : null}
        {lack ? (
          <p className={styles.lack} role="status">
            {t(lack, { shown: all.length })}
          </p>
        ) : null}
        {picked ? <PinCard pin={picked} isInRail={hasCard(list.current, picked.id)} onClose={close} /> : null}
      </div>
    </div>
  )
}
