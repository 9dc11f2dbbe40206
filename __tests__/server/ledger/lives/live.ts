import { sweep } from '@/server/jobs/sweeper'
import type { ListingOptions } from '../../support/listings'
import type { TestApp } from '../../support/test-app'
import { BOOKING_ACTIONS } from './booking-actions'
import { assertBooks, assertEnd } from './checks'
import { DEPOSIT_ACTIONS, decideClaims } from './deposit-actions'
import { PAYMENT_ACTIONS, reportAll } from './payment-actions'
import { PAYOUT_ACTIONS } from './payout-actions'
import { REFUND_ACTIONS } from './refund-actions'
import { TIME_ACTIONS } from './time-actions'
import { type Actions, aWorld } from './world'

export const ACTIONS: Actions = {
  ...BOOKING_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...REFUND_ACTIONS,
  ...DEPOSIT_ACTIONS,
  ...PAYOUT_ACTIONS,
  ...TIME_ACTIONS,
}

/** The name of an action, and which of the bookings it is about. */
export type Step = readonly [string, number]

/** Lives a life from two bookings to the end of everything, with the checks after each step. */
export async function live(
  api: TestApp,
  places: readonly ListingOptions[],
  steps: readonly Step[],
): Promise<void> {
  const world = await aWorld(api, places)
  for (const [name, at] of steps) {
    const action = ACTIONS[name]
    if (!action) throw new Error(`there is no action "${name}"`)
    await action(world, at)
    await assertBooks(world, false)
  }
  await reportAll(world)
  for (const days of [1, 10, 3, 1]) {
    api.clock.pass(days * 86_400)
    await sweep(api)
    await decideClaims(world, 1 / 2)
  }
  await assertEnd(world)
}
