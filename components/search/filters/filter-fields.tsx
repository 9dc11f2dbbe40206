import { useLocale, useTranslations } from 'next-intl'
import type { ResultsAddress } from '@/components/search/results-address'
import { offeredPaymentLabel } from '@/components/shared/booking/payment-label'
import type { SearchFacets } from '@/lib/contract/schemas/listing/card'
import type { FacilityGroup } from '@/lib/domain/catalogue'
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
import type { SearchQuery } from '@/lib/domain/search/search-query'
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
  'pet',
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

export function FilterFields({ address, type, facilities, facets }: FilterFieldsProps) {
  const t = useTranslations('search.filters')
  const { query } = address
  const hasTypeField = address.path === '/search' && !query.categoryId
  return (
    <>
      <PriceField query={query} facets={facets} />
      {hasTypeField ? <TypeField query={query} facets={facets} /> : null}
      <SizeFields query={query} type={type} />
      <TermFields query={query} />
      <ChoiceField
        name="rating"
        legend={t('rating')}
        chosen={query.rating === undefined ? undefined : String(query.rating)}
        choices={RATINGS.map((rating) => ({ value: rating, label: t('ratingFrom', { rating }) }))}
      />
      <DistrictField query={query} facets={facets} />
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

type FieldProps = Pick<FilterFieldsProps, 'facets'> & { query: SearchQuery }

function TypeField({ query, facets }: FieldProps) {
  const t = useTranslations('search.filters')
  const types = useTranslations('vocabulary.type')
  const offered = PROPERTY_TYPES.filter((type) => facets.types[type] || type === query.type)
  return (
    <ChoiceField
      name="type"
      legend={t('type')}
      chosen={query.type}
      choices={offered.map((type) => ({ value: type, label: types(type), count: facets.types[type] }))}
    />
  )
}

function DistrictField({ query, facets }: FieldProps) {
  const t = useTranslations('search.filters')
  const locale = useLocale()
  if (facets.districts.length === 0) return null
  return (
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
  )
}

/** People, rooms and sections, as far as the listing type has them. */
function SizeFields({ query, type }: { query: SearchQuery; type: PropertyType | undefined }) {
  const t = useTranslations('search.filters')
  const sections = useTranslations('vocabulary.section')
  const size = sizeFiltersOf(type)
  const roomParam = size.rooms === 'bedrooms' ? 'bedrooms' : 'rooms'
  return (
    <>
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
          choices={SECTIONS.map((value) => ({ value, label: sections(value) }))}
        />
      ) : null}
    </>
  )
}

/** For whom, how it is booked and paid, and until when it can be cancelled. */
function TermFields({ query }: { query: SearchQuery }) {
  const t = useTranslations('search.filters')
  const words = useTranslations('vocabulary')
  const choicesOf = <Value extends string>(values: readonly Value[], keyOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: words(keyOf(value)) }))
  return (
    <>
      <ChoiceField
        name="audience"
        legend={t('audience')}
        chosen={query.audience}
        choices={choicesOf(AUDIENCES, (one) => `audience.${one}`)}
      />
      <ChoiceField
        name="pet"
        legend={t('pet')}
        chosen={query.pet ? '1' : undefined}
        choices={[{ value: '1', label: t('withPet') }]}
      />
      <ChoiceField
        name="bookingType"
        legend={t('bookingType')}
        chosen={query.instant ? 'instant' : query.bookingType}
        choices={choicesOf(BOOKING_TYPES, (one) => `bookingType.${one}`)}
      />
      <ChoiceField
        name="paymentType"
        legend={t('paymentType')}
        chosen={query.paymentType}
        choices={choicesOf(PAYMENT_TYPES, (one) => `paymentLabel.${offeredPaymentLabel(one)}`)}
      />
      <ChoiceField
        name="cancellation"
        legend={t('cancellation')}
        chosen={query.cancellation}
        choices={choicesOf(CANCELLATION_POLICIES, (one) => `policy.${one}`)}
      />
    </>
  )
}
