import { screen } from '@testing-library/react'
import { DetailHost } from '@/components/listing/detail/detail-host'
import { aListing } from '../bookings/a-listing'
import { renderInPage } from '../render-in-page'

const show = (
  figures: { answerMinutes: number | null; answerPercent: number | null },
  locale: 'ar' | 'en',
) => {
  const listing = aListing()
  renderInPage(<DetailHost listing={{ ...listing, host: { ...listing.host, ...figures } }} />, locale)
}

test('a host is checked by Diyar, and shown with how often and how fast they answer', () => {
  show({ answerMinutes: 50, answerPercent: 95 }, 'en')
  expect(screen.getByText('Identity checked')).toBeVisible()
  expect(screen.getByText(/Usually answers within 50 minutes/)).toBeVisible()
  expect(screen.getByText(/Answers 95% of messages/)).toBeVisible()
})

test('before there are enough messages nothing is shown of answers', () => {
  show({ answerMinutes: null, answerPercent: null }, 'ar')
  expect(screen.getByText('هوية موثّقة')).toBeVisible()
  expect(screen.queryByText(/الرسائل/)).not.toBeInTheDocument()
})
