import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ListingMap } from '@/components/map/listing-map'
import { boundsAround, WHOLE_COUNTRY } from '@/components/map/map-provider'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { Listing } from '@/lib/domain/listing/listing'
import { locationLine } from '@/lib/i18n/direction'

/** A circle so small that it is read as a pin. */
const PIN_METRES = 40
const SURROUNDINGS_METRES = 1_500
const SHOWN_DIGITS = 5

const MapFrame = styled.div`
  block-size: 320px; border-radius: var(--r-lg); overflow: hidden; background: var(--c-sunk);
`

/** Where the pin of a listing is, exactly, beside the district and city that it says. */
export function ReviewedPlace({ listing, map }: { listing: Pick<Listing, 'location'>; map: MapSettings }) {
  const t = useTranslations('admin.services.place')
  const locale = useLocale()
  const { latitude, longitude } = listing.location
  const point = { latitude, longitude }
  const line = locationLine(locale, listing.location)
  return (
    <>
      <p>
        {line} <bdi dir="ltr">{`${latitude.toFixed(SHOWN_DIGITS)}, ${longitude.toFixed(SHOWN_DIGITS)}`}</bdi>
      </p>
      <MapFrame>
        <ListingMap
          settings={map}
          label={t('map', { place: line })}
          bounds={boundsAround([point], SURROUNDINGS_METRES) ?? WHOLE_COUNTRY}
          area={{ ...point, metres: PIN_METRES, name: t('pin') }}
        >
          {null}
        </ListingMap>
      </MapFrame>
    </>
  )
}
