import { useLocale, useTranslations } from 'next-intl'
import { ListingMap } from '@/components/map/listing-map'
import { boundsAround, type MapPoint, WHOLE_COUNTRY } from '@/components/map/map-provider'
import { Icon } from '@/components/ui/icon/icon'
import { nearbyPlaces } from '@/lib/domain/geo/nearby-places'
import type { Listing } from '@/lib/domain/listing/listing'
import { mapSettings } from '@/lib/env'
import { localName } from '@/lib/i18n/direction'
import styles from './detail-sections.module.css'

/** Before a booking the location is a circle around its rounded point (ui.md, 3.4). */
const AREA_METRES = 500
const SURROUNDINGS_METRES = 4_000

/** The location down to the district; the exact address is shared with a booking. */
export function DetailLocation({ listing }: { listing: Pick<Listing, 'location'> }) {
  const t = useTranslations('detail')
  const locale = useLocale()
  const { district, city, latitude, longitude } = listing.location
  const about = { latitude, longitude }
  const around = localName(locale, district) || localName(locale, city)
  return (
    <>
      <p className={styles.where}>
        <Icon name="pin" />
        {localName(locale, district)
          ? t('inPlace', { district: localName(locale, district), city: localName(locale, city) })
          : localName(locale, city)}
      </p>
      <div className={styles.area}>
        <ListingMap
          settings={mapSettings()}
          label={t('mapLabel', { district: around })}
          bounds={boundsAround([about], SURROUNDINGS_METRES) ?? WHOLE_COUNTRY}
          area={{ ...about, metres: AREA_METRES, name: around }}
        >
          <UndrawnArea />
        </ListingMap>
      </div>
      <NearbyPlaces point={about} />
      <p className={styles.quietLast}>{t('placeNote')}</p>
    </>
  )
}

/** How far places are that guests ask about; nothing where none is near. */
function NearbyPlaces({ point }: { point: MapPoint }) {
  const t = useTranslations('detail.nearby')
  const locale = useLocale()
  const places = nearbyPlaces(point)
  if (places.length === 0) return null
  return (
    <>
      <h3 className={styles.nearbyTitle}>{t('title')}</h3>
      <ul className={styles.nearby}>
        {places.map(({ km, ...place }) => (
          <li key={place.name}>
            {localName(locale, place)}
            <span>{km < 1 ? t('near') : t('km', { km: Math.round(km) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Until a map is drawn, and when none can be: the name is above it. */
function UndrawnArea() {
  return (
    <span className={styles.spot}>
      <Icon name="home" size={30} />
    </span>
  )
}
