import { screen } from '@testing-library/react'
import { ListingFacts } from '@/components/vendor-listings/listing-facts'
import { aListing } from '../bookings/a-listing'
import { renderInPage } from '../render-in-page'

test('an admin reads the name of an own add-on in both languages, its price and its photo, beside the facts', () => {
  const listing = aListing()
  const breakfast = {
    ...{ id: 'b1', name: { ar: 'إفطار', en: 'Breakfast' }, priceHalalas: 4_000, unit: 'guest' as const },
    ...{ mostPieces: 1, photo: '/api/v1/media/0123456789012345678901234567890a', stock: null },
  }
  renderInPage(<ListingFacts listing={{ ...listing, terms: { ...listing.terms, ownAddOns: [breakfast] } }} />)
  const row = screen.getByText('إفطار · Breakfast').closest('dd')
  expect(row).toHaveTextContent('40 Saudi riyals for each guest')
  expect(row?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/api/v1/media/'))
})
