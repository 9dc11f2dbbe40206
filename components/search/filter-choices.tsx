import { useLocale, useTranslations } from 'next-intl'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import { inLanguage } from '@/lib/i18n/direction'

const RATINGS = [4.5, 4, 3]
const TOP_FACILITIES = 8

interface ChoiceFieldProps {
  name: string
  values: readonly string[]
  words: string
  chosen: string | undefined
}

/** One of a closed set, or any. */
export function ChoiceField({ name, values, words, chosen }: ChoiceFieldProps) {
  const t = useTranslations('search.filters')
  const all = useTranslations()
  return (
    <fieldset>
      <legend>{t(name)}</legend>
      <label className="choice">
        <input type="radio" name={name} value="" defaultChecked={!chosen} /> {t('any')}
      </label>
      {values.map((value) => (
        <label key={value} className="choice">
          <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
          {all(`${words}.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

export function RatingField({ chosen }: { chosen: number | undefined }) {
  const t = useTranslations('search.filters')
  return (
    <fieldset>
      <legend>{t('rating')}</legend>
      <label className="choice">
        <input type="radio" name="rating" value="" defaultChecked={chosen === undefined} /> {t('any')}
      </label>
      {RATINGS.map((rating) => (
        <label key={rating} className="choice">
          <input type="radio" name="rating" value={rating} defaultChecked={chosen === rating} />
          {t('ratingFrom', { rating: String(rating) })}
        </label>
      ))}
    </fieldset>
  )
}

/** The first facilities of the kind, and those that are chosen already. */
export function FacilityField({ groups, chosen }: { groups: FacilityGroup[]; chosen: readonly string[] }) {
  const t = useTranslations('search.filters')
  const locale = useLocale()
  const all = groups.flatMap((group) => group.subfacilities)
  const shown = all.filter((one, i) => i < TOP_FACILITIES || chosen.includes(one._id))
  if (shown.length === 0) return null
  return (
    <fieldset>
      <legend>{t('facilities')}</legend>
      {shown.map((one) => (
        <label key={one._id} className="choice">
          <input
            type="checkbox"
            name="facilities"
            value={one._id}
            defaultChecked={chosen.includes(one._id)}
          />
          {inLanguage(locale, { en: one.title, ar: one.name_arr })}
        </label>
      ))}
    </fieldset>
  )
}
