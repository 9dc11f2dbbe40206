import type { Category, City } from '@/lib/contract/schemas/catalogue'
import { inLanguage, localName } from '@/lib/i18n/direction'

/** A city of the chooser. */
export interface CityChoice {
  /** the English name, as used in search addresses */
  name: string
  /** in the page's language */
  label: string
}

/** A listing type of the chooser. */
export interface CategoryChoice {
  id: string
  label: string
  image: string
}

export function cityChoice(city: City, locale: string): CityChoice {
  return { name: city.name, label: localName(locale, city) }
}

/** The active categories, reduced to the fields of the chooser. */
export function categoryChoices(categories: Category[], locale: string): CategoryChoice[] {
  return categories
    .filter((one) => one.status === 'active')
    .map(({ _id, category, category_name_ar, image }) => ({
      id: _id,
      label: inLanguage(locale, { en: category, ar: category_name_ar }),
      image,
    }))
}
