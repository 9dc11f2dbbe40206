import { getTranslations } from 'next-intl/server'
import { useId } from 'react'
import { getCities, listAreas } from '@/lib/api/server'
import type { AreaWire } from '@/lib/contract/schemas/geo/area'
import type { SearchFacets } from '@/lib/contract/schemas/listing/card'
import { areaPath, MIN_DISTRICT_LISTINGS } from '@/lib/domain/geo/area'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { nameOfType } from '@/lib/search/type-name'
import styles from './area.module.css'
import { factsOfArea, namesOfArea } from './area-texts'

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

interface AreaLink {
  href: string
  label: string
  /** listings there */
  count: number
}

/** Links to areas with the number of their listings; nothing where there are none. */
function AreaLinks({ title, links }: { title: string; links: AreaLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, label, count }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label} <span>{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The cities that have listings of a type, or (null) of any. */
export async function CitiesOfType({ type, locale }: { type: PropertyType | null; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search.area' })
  const what = await nameOfType(type, locale)
  const [cities, areas] = await Promise.all([getCities(), listAreas()])
  return (
    <div className={styles.area}>
      <AreaLinks
        title={t('byCity', { what })}
        links={cities.flatMap((city) => {
          const area = areas.find(
            (one) => one.city === city.slug && one.district === null && one.type === type,
          )
          if (!area) return []
          const where = localName(locale, city)
          return [{ href: areaPath(area), label: t('link', { what, where }), count: area.count }]
        })}
      />
    </div>
  )
}
