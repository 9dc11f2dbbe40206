import type { AdminUserDetail } from '@/lib/contract/schemas/admin/user-wire'
import type { DuplicateReason } from '@/lib/domain/admin/user-wire'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import { maskIdNumber } from '@/server/modules/people/accounts/mask'
import { listBlockers } from '@/server/modules/privacy/personal-data/list-deletion-blockers'
import { listDuplicates, listSessions, loadUsers, type UserRow } from './store'
import { userToRow } from './user-to-row'

/** A user with sessions, open bookings and possible other accounts; personal data are masked. */
export async function getUser({ db, clock }: Deps, id: string): Promise<AdminUserDetail> {
  const [row] = await loadUsers(db, [id])
  if (!row) throw new DomainError('not_found')
  const { user } = row
  const balance = toSar(user.balanceHalalas)
  const sessions = await listSessions(db, id, clock.now())
  const { bookings } = await listBlockers(db, { _id: id, balance })
  return {
    ...userToRow(row),
    adminRole: user.adminRole,
    idNumber: user.idNumber && maskIdNumber(user.idNumber),
    balance,
    blockedReason: user.blockedReason,
    sessions: sessions.map(({ device, createdAt, expiresAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    openBookings: bookings,
    duplicates: (await listDuplicates(db, user)).map((other) => ({
      ...userToRow(other),
      reasons: reasonsOf(user, other.user),
    })),
  }
}

function reasonsOf(one: UserRow['user'], other: UserRow['user']): DuplicateReason[] {
  const isSameName = one.firstName === other.firstName && one.lastName === other.lastName
  const isSameBirth = one.dateOfBirth !== null && one.dateOfBirth === other.dateOfBirth
  return [
    ...(one.email !== null && one.email === other.email ? (['email'] as const) : []),
    ...(one.idNumber !== null && one.idNumber === other.idNumber ? (['idNumber'] as const) : []),
    ...(isSameName && isSameBirth ? (['nameAndBirth'] as const) : []),
  ]
}
