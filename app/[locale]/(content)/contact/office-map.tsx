import { useLocale, useTranslations } from 'next-intl'
import { ListingMap } from '@/components/map/listing-map'
import { boundsAround, WHOLE_COUNTRY } from '@/components/map/map-provider'
import type { SiteSettings } from '@/lib/contract/schemas/catalogue'
import { mapSettings } from '@/lib/env'
import { inLanguage } from '@/lib/i18n/direction'

const AREA_METRES = 250
const SURROUNDINGS_METRES = 5_000

/** The location of the office; null where the settings have none. */
export function OfficeMap({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('reading.contact')
  const address = inLanguage(useLocale(), { en: settings.address, ar: settings.address_ar })
  if (!settings.location) return null
  const [latitude, longitude] = settings.location
  const point = { latitude, longitude }
  return (
    <ListingMap
      settings={mapSettings()}
      label={t('mapLabel', { address })}
      bounds={boundsAround([point], SURROUNDINGS_METRES) ?? WHOLE_COUNTRY}
      area={{ ...point, metres: AREA_METRES, name: t('office') }}
    >
      {null}
    </ListingMap>
  )
}
