import { screen, within } from '@testing-library/react'
import { FavouriteGroups } from '@/components/favourites/favourite-groups'
import { CompareTable } from '@/components/listing/compare/compare-table'
import { CompareForm } from '@/components/shared/compare/compare-form'
import type { ListingCard } from '@/lib/domain/listing/card'
import type { ListingFacility } from '@/lib/domain/listing/facility-choice'
import { aListing } from '../bookings/a-listing'
import { renderInPage } from '../render-in-page'

const facility = (id: string, en: string): ListingFacility => ({
  ...{ id, name: { en, ar: en }, group: { en: 'Outside', ar: 'Outside' } },
  ...{ image: '', groupImage: '/facilities/pool.svg', count: null },
})

const PALM = {
  ...aListing(),
  ...{ id: 'palm', name: { en: 'Palm', ar: 'النخلة' }, rating: 4.8, reviewsCount: 12 },
  facts: { maxGuests: 8, bedrooms: 3 },
  facilities: [facility('pool', 'Pool'), facility('grill', 'Grill')],
}
const CEDAR = {
  ...aListing(),
  ...{ id: 'cedar', name: { en: 'Cedar', ar: 'الأرز' }, areaSqm: 450, facts: { maxGuests: 12 } },
  facilities: [facility('pool', 'Pool')],
}

const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tbody')
  if (!row) throw new Error(`no row ${name}`)
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

test('compare: one fact a row, a place without it is marked, and each facility of any of them', () => {
  renderInPage(<CompareTable listings={[PALM, CEDAR]} />)
  expect(screen.getByRole('link', { name: 'Palm' })).toHaveAttribute('href', '/en/chalets/palm')
  expect(rowOf('Rating')).toEqual(['4.8 · 12 reviews', 'Not stated'])
  expect(rowOf('Area')).toEqual(['300 m²', '450 m²'])
  expect(rowOf('Bedrooms')).toEqual(['3', 'Not stated'])
  expect(rowOf('Pool')).toEqual(['Yes', 'Yes'])
  expect(rowOf('Grill')).toEqual(['Yes', '–No'])
  expect(rowOf('Price from')[0]).toContain('500')
})

test('compare: a place that is paid at check-in is cancelled for nothing, whatever its policy', () => {
  const unpaid = { ...CEDAR, terms: { ...CEDAR.terms, paymentType: 'payAtCheckin' as const } }
  const paid = { ...PALM, terms: { ...PALM.terms, paymentType: 'fullPayment' as const } }
  renderInPage(<CompareTable listings={[paid, unpaid]} />)
  expect(rowOf('Cancellation')[1]).toBe('Free cancellation before check-in')
  expect(rowOf('Cancellation')[0]).not.toBe('Free cancellation before check-in')
})

test('compare: a place is removed by a link, which works without script', () => {
  renderInPage(<CompareTable listings={[PALM, CEDAR]} />)
  expect(screen.getByRole('link', { name: 'Remove Palm' })).toHaveAttribute('href', '/en/compare?ids=cedar')
})

test('favourites: each available place has a tick for the form below, a form of the browser', () => {
  const card: ListingCard = {
    ...{ _id: 'palm', type: 'Chalets', name: 'Palm', name_ar: 'النخلة', images: [], rating: null },
    ...{ city: { name: 'Jeddah', name_ar: 'جدة' }, district: { name: '', name_ar: '' }, reviewsCount: 0 },
    ...{ distanceKm: null, maxGuests: 8, bedrooms: 3, lastMinutePercent: null, badges: [] },
    price: { unit: 'night', from: 500, stay: null },
    ...{ location: [21.5, 39.2], changedAt: '2026-03-15T09:00:00Z' },
  }
  const votes = { names: [], isMine: false }
  const favourites = [
    { card, isAvailable: true, votes },
    { card: { ...card, _id: 'cedar', name: 'Cedar' }, isAvailable: false, votes },
  ]
  renderInPage(
    <>
      <FavouriteGroups
        favourites={favourites}
        cardOf={({ name }) => <p>{name}</p>}
        votesOf={() => null}
        areCompared
      />
      <CompareForm />
    </>,
  )
  const tick = screen.getByRole('checkbox', { name: 'Compare Palm' })
  const form = screen.getByRole('button', { name: 'Compare' }).closest('form')
  expect(tick).toHaveAttribute('form', form?.id)
  expect(form).toHaveAttribute('action', '/en/compare')
  expect(screen.queryByRole('checkbox', { name: 'Compare Cedar' })).toBeNull()
})
