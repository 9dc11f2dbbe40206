import { CancellationSteps } from '@/components/stay-picker/card/cancellation-steps'
import { FIRST_NO_SHOW, type NoShowTerms } from '@/lib/domain/booking/money/no-show'
import { aListing } from '../bookings/a-listing'
import { renderInPage } from '../render-in-page'

const stepsWith = (noShow?: NoShowTerms) => {
  const listing = aListing()
  const terms = { ...listing.terms, paymentType: 'fullPayment' as const }
  return renderInPage(<CancellationSteps terms={terms} noShow={noShow} />).container
}

test('what a no-show refunds is shown as it holds today', () => {
  for (const terms of [undefined, FIRST_NO_SHOW])
    expect(stepsWith(terms)).toHaveTextContent('Not showing up counts as a late cancellation')
  const part = stepsWith({ afterHours: 6, chargedPercent: 40 })
  expect(part).toHaveTextContent('If you do not show up, you get back 60% of the price you paid')
  expect(part).not.toHaveTextContent('late cancellation')
})
