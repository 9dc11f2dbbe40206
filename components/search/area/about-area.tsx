import { getTranslations } from 'next-intl/server'
import { type AreaWire, areaPath, MIN_DISTRICT_LISTINGS } from '@/lib/domain/geo/area'
import type { SearchFacets } from '@/lib/domain/listing/card'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import styles from './area.module.css'
import { AreaLinks } from './area-links'
import { factsOfArea, nameOfType, namesOfArea } from './area-texts'

interface AboutAreaProps {
  area: AreaWire
  facets: SearchFacets
  locale: Locale
}

/** Below the listings of an area: what it offers, and the way to its types, its districts and the cities nearby. */
export async function AboutArea({ area, facets, locale }: AboutAreaProps) {
  const t = await getTranslations({ locale, namespace: 'search.area' })
  const { city, where, what, title } = await namesOfArea(area, locale)
  const types = await Promise.all(
    LISTING_TYPES.map(async ({ type }) => ({ type, label: await nameOfType(type, locale) })),
  )
  const district = area.district?.slug ?? null
  const inType = { city: area.city.slug, type: area.type }
  return (
    <div className={styles.area}>
      <section className={styles.about}>
        <h2>{t('about', { title })}</h2>
        <p>{(await factsOfArea(area, facets, locale)).join(' ')}</p>
      </section>
      <AreaLinks
        title={t('more', { where })}
        links={types.flatMap(({ type, label }) => {
          const count = facets.types[type] ?? 0
          const isShown = type !== area.type && count >= (district === null ? 1 : MIN_DISTRICT_LISTINGS)
          return isShown ? [{ href: areaPath({ city: area.city.slug, district, type }), label, count }] : []
        })}
      />
      <AreaLinks
        title={t('districts', { city })}
        links={facets.districts
          .filter(({ slug, count }) => slug !== district && count >= MIN_DISTRICT_LISTINGS)
          .map((one) => ({
            href: areaPath({ ...inType, district: one.slug }),
            label: localName(locale, one),
            count: one.count,
          }))}
      />
      <AreaLinks
        title={t('neighbours')}
        links={area.neighbours.map((one) => ({
          href: areaPath({ city: one.slug, district: null, type: area.type }),
          label: t('link', { what, where: localName(locale, one) }),
          count: one.total,
        }))}
      />
    </div>
  )
}
