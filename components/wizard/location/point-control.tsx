'use client'

import { useTranslations } from 'next-intl'
import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { MapPoint } from '@/components/map/map-provider'
import { exact, type MapViewport } from '@/components/map/picker-provider'
import { PointPicker } from '@/components/map/point-picker'
import { Notice } from '@/components/shared/notice'
import { SmallText } from '@/components/shared/styles/quiet-text'
import { Stack } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { useControl } from '@/components/wizard/fields/use-control'
import { usePopup } from '@/components/wizard/fields/use-popup'
import { useAnswer } from '@/lib/api/use-answer'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import { isInSaudiArabia, MAP_START } from '@/lib/domain/geo/saudi-arabia'
import { LocationSearch } from './location-search'
import { PastedPoint } from './pasted-point'
import { useCurrentPosition } from './use-current-position'
import { type FoundLocation, useLocationSearch } from './use-location-search'
import { useSuggestedAddress, useUnconfirm } from './use-suggested-address'

const PickerActions = styled.div`
  display: flex; flex-wrap: wrap; align-items: end; gap: var(--s-3);
  > button { flex: 0 0 auto; }
`

const MapBox = styled.div`
  block-size: clamp(280px, 52vh, 440px); border-radius: var(--r-lg); overflow: hidden; box-shadow: inset 0 0 0 1px var(--c-line); background: var(--c-info-soft);
  &[data-wrong] { box-shadow: 0 0 0 2px var(--c-err); }
  &:focus-within { overflow: visible; }
`

const PointStatus = styled.p`
  display: flex; align-items: center; gap: var(--s-2); color: var(--c-ink-2); font-size: var(--fs-sm); min-block-size: 24px;
  svg { flex: none; color: var(--c-primary); }
`

const MapPlaceholder = styled.p`
  display: grid; place-items: center; block-size: 100%; padding: var(--s-5); color: var(--c-ink-3); text-align: center;
`

/** The zoom for a found location: street level, or district level on the region map. */
const NEAR_ZOOM = { streets: 16, districts: 13 }
const SHOWN_DECIMALS = 5

/** The location of the listing: a pin on the map, which also suggests the address. */
export function PointControl({ field }: ControlProps) {
  const t = useTranslations('wizard.place')
  const issues = useTranslations('issues')
  const id = useId()
  const { value: point, change, errorAt } = useControl<'point'>(field)
  const [isOutside, setOutside] = useState(false)
  const [start] = useState(point)
  const [wanted, setWanted] = useState<MapViewport | null>(null)
  const [offered, setOffered] = useState<FoundLocation | null>(null)
  const suggest = useSuggestedAddress()
  const unconfirm = useUnconfirm()
  const locations = useLocationSearch()
  const { data: map, error: noMap } = useAnswer('GET /services/map', {})
  const zoom = map?.googleMapsApiKey || map?.tilesUrl ? NEAR_ZOOM.streets : NEAR_ZOOM.districts
  const first = useMemo<MapViewport>(() => (start ? { ...start, zoom } : MAP_START), [start, zoom])
  const mine = useCurrentPosition(pickExactly)
  const refused = mine.refusal ? t(mine.refusal) : undefined
  const error = isOutside ? issues('outside_country') : (errorAt() ?? refused)
  usePopup(errorAt())

  function pick(to: MapPoint, known?: Parameters<typeof suggest>[1]) {
    const isInside = isInSaudiArabia(to)
    setOutside(!isInside)
    setOffered(null)
    mine.forget()
    if (!isInside) return
    const { latitude, longitude } = exact(to)
    change({ latitude, longitude })
    unconfirm()
    suggest({ latitude, longitude }, known)
  }

  function pickExactly(found: MapPoint) {
    setWanted({ ...found, zoom })
    pick(found)
  }

  /** A first pin is placed at the search result; an existing one is moved only after a confirmation. */
  function find(found: FoundLocation) {
    setWanted({ ...found.viewport })
    if (point) setOffered(found)
    else pick(found.viewport, found.address)
  }
  return (
    <ControlGroup title={t('title')} hint={t('hint')}>
      <Stack $gap={3}>
        <PickerActions>
          <LocationSearch locations={locations} onFound={find} />
          <Button name={field.path} $kind="outline" aria-busy={mine.isRequesting} onClick={mine.request}>
            <Icon name="target" size={18} />
            {t('useMine')}
          </Button>
        </PickerActions>
        <PastedPoint near={point} onFound={pickExactly} />
        {offered ? (
          <Notice role="status">
            <p>{t('moveTo', { name: offered.label })}</p>
            <Button
              $kind="soft"
              $size="sm"
              onClick={() => pick(offered.viewport, { address: '', district: '', ...offered.address })}
            >
              {t('move', { name: offered.label })}
            </Button>
          </Notice>
        ) : null}
        <MapBox data-wrong={error ? true : undefined}>
          {map || noMap ? (
            <PointPicker
              settings={map ?? NO_MAP_SERVICE}
              label={t('map')}
              describedBy={`${id}-help ${id}-error`}
              point={point}
              viewport={wanted ?? first}
              onPick={(to) => pick(to)}
            >
              <MapPlaceholder>{t('noMap')}</MapPlaceholder>
            </PointPicker>
          ) : null}
        </MapBox>
        <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
        <PointStatus role="status">
          <Icon name="pin" size={18} />
          {point ? t.rich('picked', { at: () => <Degrees point={point} /> }) : t('notPicked')}
        </PointStatus>
        <SmallText id={`${id}-help`}>{t('help')}</SmallText>
      </Stack>
    </ControlGroup>
  )
}

function Degrees({ point }: { point: MapPoint }) {
  const { latitude, longitude } = point
  return (
    <bdi className="num" dir="ltr">
      {latitude.toFixed(SHOWN_DECIMALS)}, {longitude.toFixed(SHOWN_DECIMALS)}
    </bdi>
  )
}
