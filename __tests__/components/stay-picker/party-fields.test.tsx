import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PartyFields from '@/components/stay-picker/card/party-fields'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { StayProvider } from '@/components/stay-picker/stay-state'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import { aListing } from '../bookings/a-listing'
import { renderInPage } from '../render-in-page'

function show(terms: Partial<BookableListing>) {
  const listing = aListing()
  listing.terms = { ...listing.terms, ...terms }
  renderInPage(
    <StayProvider offer={toListingForBooking(listing)}>
      <PartyFields />
    </StayProvider>,
  )
  const row = (name: string) => within(screen.getByRole('group', { name }))
  return {
    user: userEvent.setup(),
    row,
    more: (name: string) => row(name).getByRole('button', { name: /^More/ }),
  }
}

test('guests-ages: adults end at their beds with the reason shown; a child still fits', async () => {
  const { user, row, more } = show({ maxGuests: 4, maxAdults: 3 })
  expect(row('Adults').getByText('2')).toBeVisible()
  await user.click(more('Adults'))
  expect(more('Adults')).toBeDisabled()
  expect(row('Adults').getByText('The beds are enough for at most 3 adults')).toBeVisible()
  await user.click(more('Children'))
  expect(more('Children')).toBeDisabled()
  expect(row('Children').getByText('The place takes at most 4 people')).toBeVisible()
})

test('the first party of a room for one is one', () => {
  const { row } = show({ maxGuests: 2, maxAdults: 1 })
  expect(row('Adults').getByText('1')).toBeVisible()
})
