import type { AdminUserRow } from '@/lib/contract/schemas/admin/user-wire'
import { fullName } from '@/lib/domain/account/account'
import type { UserState } from '@/lib/domain/admin/user-wire'
import { maskEmail, maskPhone } from '@/server/modules/people/accounts/mask'
import type { UserRow } from './store'

/** A user with masked personal data. */
export function userToRow({ user, vendor, vendorState }: UserRow): AdminUserRow {
  return {
    _id: user.id,
    name: fullName(user) || (user.displayName ?? ''),
    phone: user.phone && maskPhone(user.phone),
    email: user.email && maskEmail(user.email),
    role: user.role,
    vendor: vendorState === 'approved' ? vendor : null,
    state: stateOf(user),
    createdAt: user.createdAt.toISOString(),
  }
}

function stateOf({ deletedAt, blockedAt }: UserRow['user']): UserState {
  if (deletedAt) return 'closed'
  return blockedAt ? 'blocked' : 'active'
}
