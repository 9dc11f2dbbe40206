import type { CustomRoleBody } from '@/lib/domain/admin/admins'
import { ADMIN_AREAS, type AdminArea, type AdminRight } from '@/lib/domain/admin/areas'
import { builtInRole } from '@/lib/domain/admin/roles'
import { newId } from '@/server/db/schema/columns'
import { adminRoles } from '@/server/db/schema/people/admin-roles'
import { adminRoleProposals } from '@/server/db/schema/people/admins'
import { REASON } from './admin-calls/admin-call'
import type { TestApp } from './test-app'
import { aGuest, anAdmin, type TestUser } from './users'

interface RoleParts extends Partial<Omit<CustomRoleBody, 'areas'>> {
  areas?: Partial<Record<AdminArea, AdminRight>>
}

/** The body of a custom role that reads bookings and nothing else, with other parts. */
export function aCustomRole({ areas, ...parts }: RoleParts = {}) {
  const nothing = Object.fromEntries(ADMIN_AREAS.map((area) => [area, 'none']))
  return {
    name: 'Front office',
    areas: { ...nothing, bookings: 'read', ...areas },
    special: [],
    ...REASON,
    ...parts,
  }
}

/** A custom role that nobody has; returns its id. */
export async function aStoredRole(test: TestApp, parts: RoleParts = {}): Promise<string> {
  const { name, areas } = aCustomRole(parts)
  const id = newId()
  const full = Object.fromEntries(ADMIN_AREAS.map((area) => [area, areas[area] ?? 'none']))
  const rights = { special: parts.special ?? [] }
  await test.db
    .insert(adminRoles)
    .values({ id, name, rights: { ...rights, areas: full as Record<AdminArea, AdminRight> } })
  return id
}

/** A role of finance for a guest that waits for another admin, as its row. */
export async function aStoredProposal(test: TestApp, { id: proposedBy }: TestUser): Promise<string> {
  const proposal = { id: newId(), userId: (await aGuest(test)).id, proposedBy, createdAt: test.clock.now() }
  const { areas, special } = builtInRole('finance')
  await test.db.insert(adminRoleProposals).values({
    ...{ ...proposal, toRole: 'finance', state: 'proposed', ...REASON },
    rights: { areas, special },
  })
  return proposal.id
}

/** A role of finance for a guest, which one owner proposed while there is another. */
export async function aRoleProposal(
  test: TestApp,
): Promise<{ id: string; proposer: TestUser; user: TestUser }> {
  const [proposer, , user] = [await anAdmin(test), await anAdmin(test), await aGuest(test)]
  const body = { phone: user.phone, role: 'finance', ...REASON }
  const { body: answer } = await test.call('POST', '/admin/roles', { as: proposer, body })
  expect(answer).toEqual({ state: 'proposed' })
  const { proposals } = (await test.call('GET', '/admin/roles', { as: proposer })).body
  return { id: proposals.at(-1)._id, proposer, user }
}
