import { getTranslations } from 'next-intl/server'
import { getCities, listAreas } from '@/lib/api/server'
import { areaPath } from '@/lib/domain/geo/area'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import styles from './area.module.css'
import { AreaLinks } from './area-links'
import { nameOfType } from './area-texts'

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
