import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import type * as profile from '@/lib/domain/account/profile'

export const AccountBlockers = is<profile.AccountBlockers>()(
  Type.Object(
    {
      bookings: Type.Array(
        Type.Object({ _id: Type.String(), code: Type.String(), side: oneOf(['guest', 'vendor']) }),
      ),
      balance: Type.Number({ description: 'SAR that are still held for the user' }),
    },
    {
      title: 'AccountBlockers',
      description: 'The reasons why an account cannot be closed, in the answer to DELETE user/profile.',
    },
  ),
)

export const SessionWire = is<profile.SessionWire>()(
  Type.Object(
    {
      _id: Type.String(),
      device: nullable(Type.String(), { description: 'browser and system; null where unknown' }),
      network: nullable(Type.String(), {
        description: 'the network address of the sign-in; null where unknown',
      }),
      createdAt: Type.String(),
      isCurrent: Type.Boolean(),
    },
    { title: 'SessionWire', description: 'A session of a user.' },
  ),
)
