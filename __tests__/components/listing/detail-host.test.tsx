import { screen } from '@testing-library/react'
import { DetailHost } from '@/components/listing/detail/detail-host'
import type { Listing } from '@/lib/domain/listing/listing'
import { aListing } from '../bookings/a-listing'
import { renderInPage } from '../render-in-page'

const show = (facts: Partial<Listing['host']>, locale: 'ar' | 'en') => {
  const listing = aListing()
  renderInPage(<DetailHost listing={{ ...listing, host: { ...listing.host, ...facts } }} />, locale)
}

test('a host is checked by Diyar, and shown with how often and how fast they answer', () => {
  show({ answerMinutes: 50, answerPercent: 95 }, 'en')
  expect(screen.getByText('Identity verified')).toBeVisible()
  expect(screen.getByText(/Usually replies within 50 minutes/)).toBeVisible()
  expect(screen.getByText('Replies in 95% of conversations')).toBeVisible()
  expect(screen.getByText(/^Host since|since/i)).toBeVisible()
})

test('before there are enough messages nothing is shown of answers', () => {
  show({ answerMinutes: null, answerPercent: null }, 'ar')
  expect(screen.getByText('هوية موثّقة')).toBeVisible()
  expect(screen.queryByText(/المحادثات/)).not.toBeInTheDocument()
})

test('a host who took over from a checked one is not shown as checked', () => {
  show({ isChecked: false }, 'en')
  expect(screen.queryByText('Identity verified')).not.toBeInTheDocument()
})
