import { useLocale, useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import type { Category, City } from '@/lib/domain/catalogue'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { directionOf, inLanguage, localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { CityButtons } from './city-buttons'
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
            <CityCard key={city._id} city={city} locale={locale} />
          ))}
        </Carousel>
      </CityButtons>
    </div>
  )
}

function CityCard({ city, locale }: { city: City; locale: Locale }) {
  return (
    <button type="button" className={styles.city} data-city={city.name} aria-haspopup="dialog">
      <Picture
        {...pictureWithColour(city.image)}
        ratio="4/5"
        sizes="(min-width: 960px) 200px, (min-width: 701px) 25vw, 40vw"
        alt=""
      />
      <span className={styles.shade} />
      <span className={styles.words}>
        <strong>{localName(locale, city)}</strong>
        <span>{inLanguage(locale, { en: city.title, ar: city.title_ar })}</span>
      </span>
    </button>
  )
}
