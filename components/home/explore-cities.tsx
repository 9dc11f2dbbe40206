import { useLocale, useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel/carousel'
import type { Category, City } from '@/lib/contract/schemas/catalogue'
import { directionOf, inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { CityButtons } from './city-buttons'
import { CityCard } from './city-card'
import { categoryChoices, cityChoice } from './city-choices'
import styles from './explore-cities.module.css'

/** The active cities; a click asks for the listing type and then searches. */
export function ExploreCities({ cities, categories }: { cities: City[]; categories: Category[] }) {
  const t = useTranslations('home.cities')
  const locale = useLocale() as Locale
  const active = cities.filter((city) => city.status === 'active')
  return (
    <div className={styles.rail}>
      <CityButtons
        cities={active.map((city) => cityChoice(city, locale))}
        categories={categoryChoices(categories, locale)}
      >
        <Carousel
          label={t('title')}
          dir={directionOf(locale)}
          words={{ previous: t('previous'), next: t('next') }}
          slide="var(--slide)"
          gap="var(--s-4)"
        >
          {active.map((city) => (
            <CityCard
              key={city._id}
              {...cityChoice(city, locale)}
              title={inLanguage(locale, { en: city.title, ar: city.title_ar })}
              image={city.image}
            />
          ))}
        </Carousel>
      </CityButtons>
    </div>
  )
}
