import type { BookingEvent, BookingState } from '@/lib/domain/booking/transitions'
import { webhookBody, webhookEventOf } from '@/lib/domain/webhooks/webhook'
import { isFailingForLong, nextAttemptAt } from '@/server/modules/people/webhooks/deliver'
import { signatureHeader, signedText } from '@/server/modules/people/webhooks/signature'

const NOW = new Date('2026-03-15T09:00:00.900Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 360],
  [6, 840],
  [7, 1440],
])('after %i failures the next attempt is in %i minutes', (attempts, minutes) => {
  expect(nextAttemptAt(attempts, NOW)).toEqual(later(minutes))
})

test('the eighth failure is the last, and an endpoint rests after three days of failures', () => {
  expect(nextAttemptAt(8, NOW)).toBeNull()
  expect([71, 72].map((hours) => isFailingForLong(NOW, later(hours * 60)))).toEqual([false, true])
})

test('time and body are signed together', () => {
  expect(signedText('{"a":1}', NOW)).toBe('1773565200.{"a":1}')
  expect(signatureHeader('ab12', NOW)).toBe('t=1773565200,v1=ab12')
})

test.each<[BookingEvent, BookingState, BookingState, string | null]>([
  ['approve_unpaid', 'requested', 'confirmed', 'booking.confirmed'],
  ['pay', 'awaiting_payment', 'confirmed', 'booking.confirmed'],
  ['change_dates', 'confirmed', 'confirmed', 'booking.changed'],
  ['pay_rest', 'confirmed', 'confirmed', 'booking.changed'],
  ['hold_new_dates', 'confirmed', 'confirmed', null],
  ['pay_difference', 'confirmed', 'confirmed', 'booking.changed'],
  ['expire_new_dates', 'confirmed', 'confirmed', null],
  ['reject', 'requested', 'rejected', 'booking.cancelled'],
  ['no_show', 'confirmed', 'no_show', 'booking.cancelled'],
  ['grant_exception', 'no_show', 'no_show', 'booking.changed'],
  ['refuse_exception', 'cancelled_by_guest', 'cancelled_by_guest', 'booking.changed'],
  ['check_out', 'checked_in', 'completed', 'booking.changed'],
])('the step %s from %s to %s is the event %s', (event, from, to, name) => {
  expect(webhookEventOf(event, from, to)).toBe(name)
})

test.each([
  ['https://pms.example.com/diyar', true],
  ['http://pms.example.com/diyar', false],
  ['ftp://pms.example.com', false],
  ['no address', false],
])('the address %s of an endpoint is allowed: %s', (url, allowed) => {
  expect(webhookBody.isValidSync({ url, events: ['booking.created'] })).toBe(allowed)
})
