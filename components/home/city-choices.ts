import type { Category, City } from '@/lib/domain/catalogue'
import { inLanguage, localName } from '@/lib/i18n/direction'

/** A city as the chooser needs it. */
export interface CityChoice {
  /** the English name, as search addresses spell it */
  name: string
  /** in the page's language */
  label: string
}

/** A listing type that can be chosen. */
export interface CategoryChoice {
  id: string
  label: string
  image: string
}

export function cityChoice(city: City, locale: string): CityChoice {
  return { name: city.name, label: localName(locale, city) }
}

/** The active categories, with no more of each than the chooser shows. */
export function categoryChoices(categories: Category[], locale: string): CategoryChoice[] {
  return categories
    .filter((one) => one.status === 'active')
    .map(({ _id, category, category_name_ar, image }) => ({
      id: _id,
      label: inLanguage(locale, { en: category, ar: category_name_ar }),
      image,
    }))
}
