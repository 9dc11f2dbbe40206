'use client'

import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import type { MapViewport } from '@/components/map/picker-provider'
import type { ComboboxOption } from '@/components/ui/input/combobox'
import { useAnswer } from '@/lib/api/use-answer'
import { isActive } from '@/lib/domain/catalogue'
import { localName } from '@/lib/i18n/direction'

const CITY_ZOOM = 12
const DISTRICT_ZOOM = 14

/** A city or a district in the search, with its view of the map. */
export interface FoundLocation extends ComboboxOption {
  viewport: MapViewport
  /** the city's name in English, the district's in the language of the page */
  address: { city: string; district?: string }
}

/** The searchable cities, then districts; without the districts the map can still be moved. */
export function useLocationSearch(): FoundLocation[] {
  const locale = useLocale()
  const { data: cities } = useAnswer('GET /services/cities', {})
  const { data: districts } = useAnswer('GET /services/districts', {})
  return useMemo(() => {
    const nameOfCity = new Map(cities?.map((city) => [city.name, localName(locale, city)]))
    const other = locale === 'ar' ? 'en' : 'ar'
    const found = (cities ?? []).filter(isActive).map((city) => ({
      value: `city-${city._id}`,
      label: localName(locale, city),
      hint: localName(other, city),
      viewport: { latitude: city.latitude, longitude: city.longitude, zoom: CITY_ZOOM },
      address: { city: city.name },
    }))
    const named = (districts ?? []).map((one) => ({
      value: one._id,
      label: localName(locale, one),
      hint: `${nameOfCity.get(one.city) ?? one.city} · ${localName(other, one)}`,
      viewport: { latitude: one.latitude, longitude: one.longitude, zoom: DISTRICT_ZOOM },
      address: { city: one.city, district: localName(locale, one) },
    }))
    return [...found, ...named]
  }, [cities, districts, locale])
}
