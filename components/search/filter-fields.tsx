import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import { AUDIENCES, BOOKING_TYPES, PAYMENT_TYPES } from '@/lib/domain/listing/vocabulary'
import { writeSearchParams } from '@/lib/domain/search-address'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { ChoiceField, FacilityField, RatingField } from './filter-choices'
import type { ResultsPlace } from './results-address'

/** What the form itself asks; everything else of the address travels along as hidden fields. */
const ASKED = [
  'priceMin',
  'priceMax',
  'guests',
  'audience',
  'bookingType',
  'paymentType',
  'rating',
  'facilities',
]

const CHOICES = [
  { name: 'audience', values: AUDIENCES, words: 'vocabulary.audience' },
  { name: 'bookingType', values: BOOKING_TYPES, words: 'vocabulary.bookingType' },
  { name: 'paymentType', values: PAYMENT_TYPES, words: 'vocabulary.paymentType' },
] as const

interface FilterFieldsProps {
  place: ResultsPlace
  facilities: FacilityGroup[]
  price: { min: number | null; max: number | null }
}

/** A plain GET form: it filters without script, and every choice stands in the address. */
export function FilterFields({ place, facilities, price }: FilterFieldsProps) {
  const t = useTranslations('search.filters')
  const locale = useLocale()
  const { path, query, look } = place
  return (
    <form action={getPathname({ locale, href: path })} className="fields">
      {[...hiddenParams(place)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend>{t('price')}</legend>
        <div className="pair">
          {(['priceMin', 'priceMax'] as const).map((name) => (
            <label key={name} htmlFor={`filter-${name}`}>
              <span>{t(name)}</span>
              <TextInput
                id={`filter-${name}`}
                name={name}
                inputMode="numeric"
                dir="ltr"
                defaultValue={query[name]}
                placeholder={String((name === 'priceMin' ? price.min : price.max) ?? '')}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor="filter-guests">
        <span className="legend">{t('guests')}</span>
        <TextInput
          id="filter-guests"
          name="guests"
          inputMode="numeric"
          dir="ltr"
          defaultValue={query.guests}
        />
      </label>
      {CHOICES.map((choice) => (
        <ChoiceField key={choice.name} {...choice} chosen={query[choice.name]} />
      ))}
      <RatingField chosen={query.rating} />
      <FacilityField groups={facilities} chosen={query.facilities ?? []} />
      <div className="end">
        <Button as={Link} href={`${path}?page=1`} $kind="quiet" $size="sm">
          {t('clear')}
        </Button>
        <Button type="submit" $size="sm">
          {t('apply')}
        </Button>
      </div>
    </form>
  )

  function hiddenParams({ query: { page: _page, ...rest } }: ResultsPlace): URLSearchParams {
    const params = writeSearchParams({ ...rest, page: 1 })
    for (const name of ASKED) params.delete(name)
    if (path !== '/search') params.delete('type')
    if (look === 'map') params.set('view', 'map')
    return params
  }
}
