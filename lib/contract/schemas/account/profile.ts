import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'

export const AccountBlockers = named(
  'AccountBlockers',
  'The reasons why an account cannot be closed, in the answer to DELETE user/profile.',
  {
    bookings: Type.Array(
      Type.Object({ _id: Type.String(), code: Type.String(), side: oneOf(['guest', 'vendor']) }),
    ),
    balance: Type.Number({ description: 'SAR that are still held for the user' }),
  },
)
export type AccountBlockers = Static<typeof AccountBlockers>

export const SessionWire = named('SessionWire', 'A session of a user.', {
  /** ends it, and opens nothing */
  _id: Type.String(),
  device: nullable(Type.String(), { description: 'browser and system; null where unknown' }),
  network: nullable(Type.String(), { description: 'the network address of the sign-in; null where unknown' }),
  createdAt: Type.String(),
  isCurrent: Type.Boolean(),
})
export type SessionWire = Static<typeof SessionWire>
