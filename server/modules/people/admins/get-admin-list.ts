import type { AdminListWire, RoleProposalWire } from '@/lib/contract/schemas/admin/admins'
import { fullName } from '@/lib/domain/account/account'
import { findObstacle } from '@/lib/domain/admin/proposals'
import { type AdminRole, BUILT_IN_ROLES, builtInRole, covers, customRole } from '@/lib/domain/admin/roles'
import type { Deps } from '@/server/deps'
import { listCustomRoles, roleOf } from '@/server/modules/people/accounts/admin-roles'
import type { SignedIn } from '@/server/policy/signed-in'
import { findPeople, listOpenProposals, type RoleProposal } from './role-proposal-store'
import { listAdminRows } from './store'

/** The admins, the roles, and what waits for another admin, as this one reads them. */
export async function getAdminList({ db }: Deps, reader: SignedIn): Promise<AdminListWire> {
  const rows = await listAdminRows(db)
  const roles = [...BUILT_IN_ROLES.map(builtInRole), ...(await listCustomRoles(db)).map(customRole)]
  const proposals = await listOpenProposals(db)
  const people = await findPeople(db, proposals)
  const data = rows.flatMap(({ user, confirmedAt, custom }) => {
    const role = roleOf(user.adminRole, custom)
    const named = { _id: user.id, name: fullName(user), phone: user.phone ?? '' }
    return role ? { ...named, role, hasTwoStep: confirmedAt !== null, isSelf: user.id === reader._id } : []
  })
  return { data, roles, proposals: proposals.map((one) => toWire(one, { roles, people, reader })) }
}

interface Known {
  roles: readonly AdminRole[]
  people: Awaited<ReturnType<typeof findPeople>>
  reader: SignedIn
}

function toWire(proposal: RoleProposal, { roles, people, reader }: Known): RoleProposalWire {
  const { userId, fromRoleId, customRoleId, toRole, rights, proposedBy } = proposal
  const roleById = (id: string | null) => roles.find((one) => one.id === id) ?? null
  const id = customRoleId ?? toRole
  const from = roleById(userId === null ? id : fromRoleId)
  const to = { ...customRole({ id, name: '', rights }), name: proposal.name ?? roleById(id)?.name ?? null }
  const mayCover = (role: AdminRole | null) =>
    role === null || (reader.adminRole !== null && covers(reader.adminRole, role))
  const isInvolved = userId === reader._id
  const mayDo = (state: 'approved' | 'withdrawn') =>
    findObstacle({ proposedBy, isInvolved }, reader._id, state) === null
  const proposer = people.get(proposedBy)
  return {
    _id: proposal.id,
    admin: userId === null ? null : (people.get(userId) ?? { name: '', phone: '' }),
    from,
    to,
    reason: proposal.reason,
    proposedBy: proposer ? proposer.name || proposer.phone : '',
    createdAt: proposal.createdAt.toISOString(),
    mayDecide: mayDo('approved') && mayCover(from) && mayCover(to),
    mayWithdraw: mayDo('withdrawn'),
  }
}
