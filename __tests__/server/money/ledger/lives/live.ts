import { sweep } from '@/server/jobs/sweeper'
import type { MortalProcess, StepKind } from '../../../support/harness/mortal-process'
import type { ListingOptions } from '../../../support/listings'
import type { TestApp } from '../../../support/test-app'
import { BOOKING_ACTIONS } from './booking-actions'
import { CHARGEBACK_ACTIONS, decideChargebacks } from './chargeback-actions'
import { assertBooks, assertEnd } from './checks'
import { DEPOSIT_ACTIONS, decideClaims } from './deposit-actions'
import { AUTHORITY, assertEinvoices, EINVOICE_ACTIONS } from './einvoice-actions'
import { MONTH_ACTIONS } from './month-actions'
import { PAYMENT_ACTIONS, reportAll } from './payment-actions'
import { PAYOUT_ACTIONS } from './payout-actions'
import { decideUnmatched, PROVIDER_ACTIONS } from './provider-actions'
import { REFUND_ACTIONS } from './refund-actions'
import { SETTLEMENT_ACTIONS, settle } from './settlement-actions'
import { SPLIT_ACTIONS } from './split-actions'
import { TIME_ACTIONS } from './time-actions'
import { VENDOR_MONEY_ACTIONS } from './vendor-money-actions'
import { type Actions, aWorld, type World } from './world'

export const ACTIONS: Actions = {
  ...BOOKING_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...SPLIT_ACTIONS,
  ...REFUND_ACTIONS,
  ...DEPOSIT_ACTIONS,
  ...PAYOUT_ACTIONS,
  ...VENDOR_MONEY_ACTIONS,
  ...CHARGEBACK_ACTIONS,
  ...SETTLEMENT_ACTIONS,
  ...PROVIDER_ACTIONS,
  ...EINVOICE_ACTIONS,
  ...MONTH_ACTIONS,
  ...TIME_ACTIONS,
}

/** The pauses in which everything ends that waits for a time, at last a complaint that was not decided, and the last refund is settled. */
const LAST_DAYS = [1, 10, 3, 15, 1, 1]
const LAST_ACTS = [
  'the provider settles',
  'admins explain what waits of settlements',
  'timers run',
  'electronic invoices are sent',
  'finance closes the months that are over',
  'two admins file the VAT return at once',
]

/** The process dies in place of a step of an action; `isRepeated`: whoever waited for the answer tries again. */
export interface Crash {
  kind: StepKind
  nth: number
  isRepeated: boolean
}

export interface Machine {
  api: TestApp
  process: MortalProcess
}

/** The name of an action, which of the bookings it is about, and whether it is broken off. */
export type Step = readonly [name: string, at: number, crash?: Crash | null]

/** Lives a life from two bookings to the end of everything, with the checks after each step; the last rounds of the timers may crash as well. */
export async function live(
  { api, process }: Machine,
  places: readonly ListingOptions[],
  steps: readonly Step[],
  lastCrashes: readonly (Crash | null)[] = [],
): Promise<void> {
  process.restart()
  AUTHORITY.taken.clear()
  const world = await aWorld(api, places)
  for (const step of steps) {
    world.step += 1
    await take(process, world, step)
    await assertBooks(world, false)
  }
  await reportAll(world)
  const crashes = [...lastCrashes]
  for (const [i, days] of LAST_DAYS.entries()) {
    api.clock.pass(days * 86_400)
    const isLast = i === LAST_DAYS.length - 1
    for (const act of LAST_ACTS) await take(process, world, [act, 0, isLast ? null : crashes.shift()])
    await decideClaims(world, 1 / 2)
    await decideChargebacks(world, 'lose')
    await decideUnmatched(world)
  }
  await settleAll(world)
  await assertEnd(world)
  await assertEinvoices(api)
}

/** What the last timers sent and issued is settled and reported as well. */
async function settleAll(world: World): Promise<void> {
  world.api.clock.pass(60)
  await settle(world)
  for (const act of ['admins explain what waits of settlements', 'electronic invoices are sent'])
    await ACTIONS[act]?.(world, 0)
}

async function take(process: MortalProcess, world: World, [name, at, crash]: Step): Promise<void> {
  const action = ACTIONS[name]
  if (!action) throw new Error(`there is no action "${name}"`)
  if (!crash) return void (await action(world, at))
  process.dieAt(crash.kind, crash.nth)
  await action(world, at).catch((error: unknown) => {
    if (!process.isDead()) throw error
  })
  if (!process.restart()) return
  await assertBooks(world, false)
  await sweep(world.api.app.deps)
  await assertBooks(world, false)
  if (crash.isRepeated) await action(world, at)
}
