import { payoutMovedEntries } from '@/lib/domain/ledger/postings'
import {
  canMovePayout,
  mayAdminMovePayout,
  PAYOUT_EVENTS,
  PAYOUT_PLACES,
  PAYOUT_STATES,
  payoutTransition,
} from '@/lib/domain/payouts/payout'

/** What admins may do in each state, in no approved bank file and in one. */
const ALLOWED = {
  requested: [['approve', 'refuse'], ['approve']],
  approved: [['refuse'], ['send']],
  sent: [
    ['pay', 'return'],
    ['pay', 'return'],
  ],
  paid: [['return'], ['return']],
  returned: [[], []],
  refused: [[], []],
}

test.each(PAYOUT_STATES)('the events of a payout that is %s', (state) => {
  const events = [false, true].map((isBatchApproved) =>
    PAYOUT_EVENTS.filter((event) => canMovePayout({ state, isBatchApproved }, event)),
  )
  expect(events).toEqual(ALLOWED[state])
})

test('what a provider transfers is paid by its report alone, and comes back by an admin only before or after it', () => {
  const events = (state: 'sent' | 'paid', isAtProvider: boolean) =>
    PAYOUT_EVENTS.filter((event) =>
      mayAdminMovePayout({ state, isBatchApproved: true, isByProvider: true, isAtProvider }, event),
    )
  expect([events('sent', false), events('sent', true)]).toEqual([['return'], []])
  expect([events('paid', false), events('paid', true)]).toEqual([['return'], []])
})

test('no state is reached twice, so that each posting of a payout has a key of its own', () => {
  for (const event of PAYOUT_EVENTS) {
    const { from, to } = payoutTransition(event)
    expect(from.every((state) => PAYOUT_STATES.indexOf(state) < PAYOUT_STATES.indexOf(to))).toBe(true)
  }
})

test('every move of a payout sums to zero, and what comes back pays a debt first', () => {
  for (const event of PAYOUT_EVENTS)
    for (const state of payoutTransition(event).from) {
      const places = { from: PAYOUT_PLACES[state], to: PAYOUT_PLACES[payoutTransition(event).to] }
      const entries = payoutMovedEntries(
        'v',
        { ...places, amountHalalas: 500 },
        { availableHalalas: 0, debtHalalas: 120 },
      )
      expect(entries.reduce((sum, entry) => sum + entry.amountHalalas, 0)).toBe(0)
      expect(entries.length > 0).toBe(places.from !== places.to)
      if (places.to === 'vendor_available')
        expect(entries).toEqual([
          { account: places.from, amountHalalas: -500 },
          { account: 'vendor_available:v', amountHalalas: 380 },
          { account: 'vendor_debt:v', amountHalalas: 120 },
        ])
    }
})
