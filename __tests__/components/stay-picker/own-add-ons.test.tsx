import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteCookie } from 'cookies-next/client'
import { BookingCard } from '@/components/stay-picker/card/booking-card'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { StayProvider } from '@/components/stay-picker/stay-state'
import { PriceForm } from '@/components/stay-picker/without-script/price-form'
import { parseStayAddress, stayAddressQuery } from '@/components/stay-picker/without-script/stay-address'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { addDays, formatQueryDay, riyadhDay } from '@/lib/domain/time/days'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const today = riyadhDay(new Date())
const checkIn = addDays(today, 10)
const checkOut = addDays(today, 12)
const BED: OwnAddOn = {
  ...{ id: 'bed', name: { ar: 'سرير', en: 'Extra bed' }, priceHalalas: 5_000, unit: 'night' },
  ...{ mostPieces: 3, photo: '/api/v1/media/0123456789012345678901234567890a', stock: 3 },
}
const MEAL: OwnAddOn = {
  ...BED,
  id: 'meal',
  name: { ar: 'إفطار', en: 'Breakfast' },
  unit: 'guest',
  mostPieces: 1,
}

const offer = () => {
  const listing = aListing()
  return toListingForBooking({ ...listing, terms: { ...listing.terms, ownAddOns: [BED, MEAL] } })
}

function openCard(addOnsLeft: { _id: string; left: number }[]) {
  deleteCookie(PRESENCE_COOKIE)
  const query = new URLSearchParams({ checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) })
  window.history.replaceState(null, '', `/?${query}`)
  const facts = { gap: null, isReturning: false, addOnsLeft }
  fakeBackend({
    'GET /api/v1/user/profile': { status: 401, body: { code: 'unauthenticated' } },
    'POST /api/v1/services/al-nakheel/quote': {
      body: { availability: { isFree: true, freeUnits: 1, nearest: [] }, facts },
    },
  })
  renderInPage(
    <StayProvider offer={offer()}>
      <BookingCard />
    </StayProvider>,
  )
  return userEvent.setup()
}

test('pieces end at what is left on the chosen dates, and the link of the checkout has the choice', async () => {
  const user = openCard([
    { _id: 'bed', left: 1 },
    { _id: 'meal', left: 0 },
  ])
  const more = await screen.findByRole('button', { name: 'One more: Extra bed' })
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Breakfast/ })).toBeDisabled())
  expect(screen.getByText('50 Saudi riyals for each night')).toBeVisible()
  await user.click(more)
  expect(more).toBeDisabled()
  expect(screen.getByText('1 left on these dates')).toBeVisible()
  expect(await screen.findByText('Extra bed × 1, each night')).toBeVisible()
  const [link] = await screen.findAllByRole('link', { name: 'Book now' })
  expect(link?.getAttribute('href')).toContain('ownAddOns=bed%3A1')
  await user.click(screen.getByRole('button', { name: 'One fewer: Extra bed' }))
  expect(screen.queryByText('Extra bed × 1, each night')).not.toBeInTheDocument()
})

test('more guests than portions are refused with how many are left', async () => {
  const user = openCard([{ _id: 'meal', left: 1 }])
  await user.click(await screen.findByRole('checkbox', { name: /^Breakfast/ }))
  const refused = await screen.findAllByText('Breakfast: only 1 left on these dates')
  expect(refused.length).toBeGreaterThan(0)
  expect(screen.queryAllByRole('link', { name: 'Book now' })).toEqual([])
})

test('the form without script has them with their prices, and its address survives other dates', () => {
  const stay = parseStayAddress({ checkIn, checkOut, ownAddOns: ['bed:2', 'meal', '', 'gone:0'] })
  expect(stay.ownAddOns).toEqual([
    { _id: 'bed', quantity: 2 },
    { _id: 'meal', quantity: 1 },
  ])
  renderInPage(<PriceForm offer={offer()} action="/price" stay={stay} />)
  expect(screen.getByRole('combobox', { name: 'Extra bed (50 Saudi riyals for each night)' })).toHaveValue(
    'bed:2',
  )
  expect(screen.getByRole('checkbox', { name: 'Breakfast (50 Saudi riyals for each guest)' })).toBeChecked()
  const { search } = new URL(stayAddressQuery('/price', stay, { checkIn, checkOut }), 'http://d')
  expect(new URLSearchParams(search).getAll('ownAddOns')).toEqual(['bed:2', 'meal:1'])
})
