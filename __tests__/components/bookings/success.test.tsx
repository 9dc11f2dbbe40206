import { screen } from '@testing-library/react'
import { Success } from '@/components/bookings/success'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { renderInPage } from '../render-in-page'
import { aBooking, anUnpaidBooking } from './a-booking'

const arrival = {
  code: '1234',
  address: 'King Road',
  houseNumber: '7',
  location: [21.5, 39.2] as [number, number],
}

test('success-page: a confirmed booking has its number, its calendar file and the directions, in both languages', () => {
  const english = renderInPage(<Success booking={aBooking({ arrival })} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
  expect(screen.getByText('DY-ABC123')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/v1/bookings/b1/calendar.ics?language=en',
  )
  expect(screen.getByRole('link', { name: /Directions/ }).getAttribute('href')).toContain('21.5,39.2')
  english.unmount()
  renderInPage(<Success booking={aBooking({ arrival })} />, 'ar')
  expect(screen.getByRole('heading', { level: 1, name: 'تم تأكيد حجزك' })).toBeVisible()
})

test('success-page: a request shows its deadline, an unpaid booking links to its payment', () => {
  const request = aBooking({ status: 'requested', tab: 'waiting', expiresAt: '2026-12-01T12:00:00.000Z' })
  const { unmount } = renderInPage(<Success booking={request} />)
  expect(screen.getByText(/The host answers by Tuesday, 1 December 2026 at 3:00 pm/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
  unmount()
  renderInPage(<Success booking={anUnpaidBooking()} />)
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/en/booking/b1/pay')
})

test('success-page: what a no-show costs follows from the terms of the booking and what is paid online', () => {
  const at = '2026-12-01T12:00:00.000Z'
  const paid = { paid: 1000, dueNow: 1000 }
  const terms = (chargedPercent: number) => ({ noShowTerms: { recordableFrom: at, chargedPercent } })
  const sentence = (booking: Partial<BookingWire>, locale: 'ar' | 'en' = 'en') => {
    const { container, unmount } = renderInPage(<Success booking={aBooking(booking)} />, locale)
    const found = [...container.querySelectorAll('p')].map(
      (one) => one.textContent?.replace(/\s/g, ' ') ?? '',
    )
    unmount()
    return found.find((text) => /If you do not arrive|إن لم تحضر/.test(text))
  }
  expect(sentence({ ...paid, ...terms(40) })).toBe(
    'If you do not arrive, the host may record a no-show from Tuesday, 1 December 2026 at 3:00 pm, and 60% of the price that was paid comes back.',
  )
  expect(sentence({ ...paid, ...terms(40) }, 'ar')).toContain('ويُرد \u206660%\u2069 مما دُفع من السعر')
  expect(sentence({ ...paid, ...terms(100) })).toContain('nothing of the price')
  expect(sentence({ ...paid, ...terms(0) })).toContain('the whole price')
  expect(sentence({ paid: 0, dueNow: 0, ...terms(100) })).toContain('it costs you nothing')
  expect(sentence({ ...paid, noShowTerms: null })).toBeUndefined()
})
