import type { AdjustedUser } from '@/lib/contract/schemas/ledger/adjustments'
import { fullName } from '@/lib/domain/account/account'
import type { users } from '@/server/db/schema/people/users'

export type NamedUser = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'phone'>

export function adjustedUser(user: NamedUser): AdjustedUser {
  return { _id: user.id, name: nameOf(user), phone: user.phone ?? '' }
}

/** The number where no name was given; empty for a closed account. */
export const nameOf = (user: NamedUser): string => fullName(user) || (user.phone ?? '')
