import { useLocale, useTranslations } from 'next-intl'
import type { ResultsAddress } from '@/components/search/results-address'
import { offeredPaymentLabel } from '@/lib/domain/booking/money/payment-label'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import type { SearchFacets } from '@/lib/domain/listing/card'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import {
  AUDIENCES,
  BOOKING_TYPES,
  CANCELLATION_POLICIES,
  PAYMENT_TYPES,
  PROPERTY_TYPES,
  type PropertyType,
  SECTIONS,
} from '@/lib/domain/listing/vocabulary'
import type { SearchParam } from '@/lib/domain/search/search-params'
import { localName } from '@/lib/i18n/direction'
import { FacilityField } from './facility-field'
import { ChoiceField, NumberChoice, NumberPair } from './filter-choices'
import { PriceField } from './price-field'

/** The parameters with a field in the form; the others are sent as hidden fields. */
export const FORM_FIELDS: readonly SearchParam[] = [
  'type',
  'priceMin',
  'priceMax',
  'guests',
  'bedrooms',
  'rooms',
  'section',
  'audience',
  'instant',
  'bookingType',
  'paymentType',
  'cancellation',
  'rating',
  'district',
  'areaMin',
  'areaMax',
  'facilities',
]

const RATINGS = ['4.5', '4', '3'] as const
const ROOMS = [1, 2, 3, 4, 6]

interface FilterFieldsProps {
  address: ResultsAddress
  type: PropertyType | undefined
  facilities: FacilityGroup[]
  facets: SearchFacets
}

export function FilterFields({ address, type: kind, facilities, facets }: FilterFieldsProps) {
  const t = useTranslations('search.filters')
  const words = useTranslations('vocabulary')
  const locale = useLocale()
  const { query } = address
  const size = sizeFiltersOf(kind)
  const types = PROPERTY_TYPES.filter((type) => facets.types[type] || type === query.type)
  const asksType = address.path === '/search' && !query.categoryId
  const roomParam = size.rooms === 'bedrooms' ? 'bedrooms' : 'rooms'
  const withLabels = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: words(`${group}.${value}`) }))
  return (
    <>
      <PriceField query={query} facets={facets} />
      {asksType ? (
        <ChoiceField
          name="type"
          legend={t('type')}
          chosen={query.type}
          choices={types.map((type) => ({
            value: type,
            label: words(`type.${type}`),
            count: facets.types[type],
          }))}
        />
      ) : null}
      <NumberPair legend={t(size.people)} fields={[{ name: 'guests', value: query.guests }]} />
      {size.rooms ? (
        <NumberChoice
          name={roomParam}
          legend={t(size.rooms)}
          values={ROOMS}
          chosen={query[roomParam]}
          labelOf={(count) => t('atLeast', { count })}
        />
      ) : null}
      {size.hasSections ? (
        <ChoiceField
          name="section"
          legend={t('section')}
          chosen={query.section}
          choices={withLabels('section', SECTIONS)}
        />
      ) : null}
      <ChoiceField
        name="audience"
        legend={t('audience')}
        chosen={query.audience}
        choices={withLabels('audience', AUDIENCES)}
      />
      <ChoiceField
        name="bookingType"
        legend={t('bookingType')}
        chosen={query.instant ? 'instant' : query.bookingType}
        choices={withLabels('bookingType', BOOKING_TYPES)}
      />
      <ChoiceField
        name="paymentType"
        legend={t('paymentType')}
        chosen={query.paymentType}
        choices={PAYMENT_TYPES.map((value) => ({
          value,
          label: words(`paymentLabel.${offeredPaymentLabel(value)}`),
        }))}
      />
      <ChoiceField
        name="cancellation"
        legend={t('cancellation')}
        chosen={query.cancellation}
        choices={withLabels('policy', CANCELLATION_POLICIES)}
      />
      <ChoiceField
        name="rating"
        legend={t('rating')}
        chosen={query.rating === undefined ? undefined : String(query.rating)}
        choices={RATINGS.map((rating) => ({ value: rating, label: t('ratingFrom', { rating }) }))}
      />
      {facets.districts.length > 0 ? (
        <ChoiceField
          name="district"
          legend={t('district')}
          chosen={query.district}
          choices={facets.districts.map((one) => ({
            value: one._id,
            label: localName(locale, one),
            count: one.count,
          }))}
        />
      ) : null}
      <NumberPair
        legend={t('area')}
        fields={[
          { name: 'areaMin', label: t('areaMin'), value: query.areaMin },
          { name: 'areaMax', label: t('areaMax'), value: query.areaMax },
        ]}
      />
      <FacilityField groups={facilities} chosen={query.facilities ?? []} />
    </>
  )
}
