import { billOfDueNow } from '@/lib/domain/booking/money/due'
import { fromSar, toSar } from '@/lib/domain/money'
import { equalShares } from '@/lib/domain/splits/split'
import type { TestUser } from '../../../support/users'
import { whileProvider } from './payment-actions'
import { type Actions, stayAt, type World } from './world'

export const SPLIT_ACTIONS: Actions = {
  'guest splits the payment': async (world, at) => {
    const booking = await stayAt(world, at).seenByGuest()
    const shares = equalShares(fromSar(billOfDueNow(booking).amount), 3).map(toSar)
    return stayAt(world, at).byGuest('split', { shares })
  },
  'guest pays the first share': (world, at) => payShare(world, at, 1, stayAt(world, at).guest),
  'a friend pays the second share': (world, at) => payShare(world, at, 2, world.friends[0]),
  'a friend pays the third share': (world, at) => payShare(world, at, 3, world.friends[1]),
  'both friends pay the third share at once': (world, at) =>
    Promise.all(world.friends.map((friend) => payShare(world, at, 3, friend))),
  "a friend's card is declined": (world, at) => payShare(world, at, 2, world.friends[0], 'test_declined'),
  'a friend pays late, the answer is open': (world, at) =>
    whileProvider(world, 'initiated', () => payShare(world, at, 3, world.friends[1], 'slow')),
  'a friend asks what became of the payment': async (world, at) =>
    world.api.call('POST', `/splits/${await tokenOf(world, at)}/check`, { as: world.friends[1] }),
  'guest gives up the split': (world, at) => stayAt(world, at).byGuest('split/give-up'),
}

/** The actions of a split that becomes whole, in their order. */
export const WHOLE_SPLIT = [
  'vendor approves',
  'guest splits the payment',
  'guest pays the first share',
  'a friend pays the second share',
  'a friend pays the third share',
] as const

async function payShare(world: World, at: number, share: number, payer: TestUser, source?: string) {
  const token = await tokenOf(world, at)
  return world.api.call('POST', `/splits/${token}/pay`, { as: payer, body: { share, source } })
}

/** Of the link that the guest sent; there may be none. */
async function tokenOf(world: World, at: number): Promise<string> {
  const { guest, booking } = stayAt(world, at)
  const { body } = await world.api.call('GET', `/bookings/${booking._id}/split`, { as: guest })
  return body.split?.token ?? 'none'
}
