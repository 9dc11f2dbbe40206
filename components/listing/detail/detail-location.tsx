import { useLocale, useTranslations } from 'next-intl'
import { ListingMap } from '@/components/map/listing-map'
import { boundsAround, WHOLE_COUNTRY } from '@/components/map/map-provider'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { googleMapsApiKey } from '@/lib/env'
import { localName } from '@/lib/i18n/direction'
import styles from './detail-location.module.css'
import part from './detail-section.module.css'

/** Before a booking the location is a circle around its rounded point (ui.md, 3.4). */
const AREA_METRES = 500
const SURROUNDINGS_METRES = 4_000

/** The location down to the district; the exact address is shared with a booking. */
export function DetailLocation({ listing }: { listing: Listing }) {
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
          apiKey={googleMapsApiKey()}
          label={t('mapLabel', { district: around })}
          bounds={boundsAround([about], SURROUNDINGS_METRES) ?? WHOLE_COUNTRY}
          area={{ ...about, metres: AREA_METRES, name: around }}
        >
          <DrawnArea />
        </ListingMap>
      </div>
      <p className={part.quietLast}>{t('placeNote')}</p>
    </>
  )
}

/** A drawing of streets, for when no map provider is set or it fails. */
function DrawnArea() {
  return (
    <>
      <svg
        className={styles.land}
        viewBox="0 0 800 300"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        fill="none"
      >
        <g stroke="var(--c-line)" strokeWidth="14">
          <path d="M-20 80C160 60 300 120 460 96s260-60 380-30M-20 224c180-30 360 22 520-8s220-18 320-40" />
          <path d="M140-20c18 120-20 220 10 340M402-20c-14 130 30 210 4 340M640-20c24 110-18 230 12 340" />
        </g>
        <g stroke="var(--c-line)" strokeWidth="5">
          <path d="M-20 150c240-24 520 40 840 0M270-20c10 120-6 200 8 340M524-20c-10 120 16 220-4 340M730-20v340M40-20v340" />
        </g>
        <path d="M560 120c40-18 84-8 92 22s-26 44-66 38-62-44-26-60Z" fill="var(--c-ok-soft)" />
        <path d="M70 180c30-12 66-4 66 20s-30 32-60 26-36-34-6-46Z" fill="var(--c-info-soft)" />
      </svg>
      <span className={styles.spot}>
        <Icon name="home" size={30} />
      </span>
    </>
  )
}
