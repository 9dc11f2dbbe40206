'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { MapPoint } from '@/components/map/map-provider'
import { exact } from '@/components/map/picker-provider'
import { PointPicker } from '@/components/map/point-picker'
import { Icon } from '@/components/ui/icon/icon'
import { useAnswer } from '@/lib/api/use-answer'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import { isInSaudiArabia, MAP_START } from '@/lib/domain/geo/saudi-arabia'

const Frame = styled.div`
  display: grid; gap: var(--s-2);
  > span { font-weight: var(--fw-medium); font-size: var(--fs-sm); }
  > p { display: flex; align-items: center; gap: var(--s-2); color: var(--c-ink-2); font-size: var(--fs-sm); }
  > p[role='alert'] { color: var(--c-err); font-weight: var(--fw-medium); }
`

const Box = styled.div`
  block-size: clamp(220px, 36vh, 320px); border-radius: var(--r-lg); overflow: hidden; box-shadow: inset 0 0 0 1px var(--c-line); background: var(--c-info-soft);
  &:focus-within { overflow: visible; }
`

const Placeholder = styled.p`
  display: grid; place-items: center; block-size: 100%; padding: var(--s-5); color: var(--c-ink-3); text-align: center;
`

interface Located {
  latitude: number | null
  longitude: number | null
}

const CITY_ZOOM = 10
const SHOWN_DECIMALS = 5

/** A point of the country, picked on the map: the fields `latitude` and `longitude` of the form. */
export function PointField({ label }: { label: string }) {
  const t = useTranslations('admin.content.point')
  const issues = useTranslations('issues')
  const id = useId()
  const { values, errors, submitCount, setValues } = useFormikContext<Located>()
  const [isOutside, setIsOutside] = useState(false)
  const point = pointOf(values)
  const [start] = useState(point)
  const viewport = useMemo(() => (start ? { ...start, zoom: CITY_ZOOM } : MAP_START), [start])
  const { data: map, error: noMap } = useAnswer('GET /services/map', {})
  const isMissing = submitCount > 0 && point === null && Boolean(errors.latitude)
  const error = isOutside ? issues('outside_country') : isMissing ? t('missing') : null
  function pick(to: MapPoint) {
    setIsOutside(!isInSaudiArabia(to))
    if (isInSaudiArabia(to)) void setValues((now) => ({ ...now, ...exact(to) }), false)
  }
  return (
    <Frame>
      <span>{label}</span>
      <Box>
        {map || noMap ? (
          <PointPicker
            settings={map ?? NO_MAP_SERVICE}
            label={label}
            describedBy={`${id}-help`}
            point={point}
            viewport={viewport}
            onPick={pick}
          >
            <Placeholder>{t('noMap')}</Placeholder>
          </PointPicker>
        ) : null}
      </Box>
      {error ? <p role="alert">{error}</p> : null}
      <p id={`${id}-help`}>
        <Icon name="pin" size={18} />
        {point ? (
          <bdi className="num" dir="ltr">
            {point.latitude.toFixed(SHOWN_DECIMALS)}, {point.longitude.toFixed(SHOWN_DECIMALS)}
          </bdi>
        ) : (
          t('help')
        )}
      </p>
    </Frame>
  )
}

const pointOf = ({ latitude, longitude }: Located): MapPoint | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
