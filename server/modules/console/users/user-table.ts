import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { AdminUserRow } from '@/lib/contract/schemas/admin/user-wire'
import type { UserRole } from '@/lib/domain/account/account'
import { USER_TABLE } from '@/lib/domain/admin/tables'
import type { UserState } from '@/lib/domain/admin/user-wire'
import { riyadhDay } from '@/lib/domain/time/days'
import { users } from '@/server/db/schema/people/users'
import { matchesUser } from '@/server/modules/people/accounts/find-users'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'
import { isInState, loadUsers } from './store'
import { userToRow } from './user-to-row'

/** All users, found by id, number, name and e-mail; their personal data are masked, in the file too. */
export const userTable: AdminTable<AdminUserRow> = {
  spec: USER_TABLE,
  source: {
    from: users,
    id: users.id,
    sorts: { createdAt: users.createdAt },
    where: async (_, { q, filters: { role, state } }) =>
      and(
        // Payers of shares without an account are no users yet.
        or(isNotNull(users.phone), isNotNull(users.deletedAt)),
        role ? eq(users.role, role as UserRole) : undefined,
        state ? isInState[state as UserState] : undefined,
        q ? (matchesUser(q) ?? eq(users.id, q)) : undefined,
      ),
    load: async (db, ids) => (await loadUsers(db, ids)).map(userToRow),
  },
  file: {
    name: (row) => row.name,
    phone: (row) => row.phone ?? '',
    email: (row) => row.email ?? '',
    role: (row, text) => text(`admin.users.roles.${row.role}`),
    state: (row, text) => text(`admin.users.states.${row.state}`),
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
}
