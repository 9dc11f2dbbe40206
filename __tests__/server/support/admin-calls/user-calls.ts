import { eq } from 'drizzle-orm'
import { aPrivacyRequest, aWaitingPrivacyRequest } from '@/__tests__/server/support/privacy-requests'
import { aCustomRole, aRoleProposal, aStoredProposal, aStoredRole } from '@/__tests__/server/support/roles'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { adminSecondSteps } from '@/server/db/schema/people/admins'
import { type AdminCalls, REASON } from './admin-call'

/** The changing calls of admins on users, their privacy requests and the roles of admins. */
export const USER_CALLS: AdminCalls = {
  'POST /admin/users/:id/reveal': async (test) => ({ id: (await aGuest(test)).id, body: {} }),
  'POST /admin/users/:id/export': async (test) => ({ id: (await aGuest(test)).id, body: REASON }),
  'POST /admin/users/:id/end-sessions': async (test) => ({ id: (await aGuest(test)).id, body: {} }),
  'POST /admin/users/:id/block': async (test) => ({ id: (await aGuest(test)).id, body: REASON }),
  'POST /admin/users/:id/unblock': async (test) => {
    const { id } = await aGuest(test)
    await test.call('POST', `/admin/users/${id}/block`, { as: await anAdmin(test), body: REASON })
    return { id, body: REASON }
  },
  'POST /admin/users/:id/privacy-requests': async (test) => ({
    id: (await aGuest(test)).id,
    body: aPrivacyRequest(test, 'export'),
  }),
  'POST /admin/privacy-requests/:id/done': async (test) => ({
    id: await aWaitingPrivacyRequest(test, 'export'),
    body: {},
  }),
  'POST /admin/privacy-requests/:id/refuse': async (test) => ({
    id: await aWaitingPrivacyRequest(test, 'deletion'),
    body: REASON,
  }),
  'POST /admin/roles': async (test) => ({
    body: { phone: (await aGuest(test)).phone, role: 'finance', ...REASON },
  }),
  'PUT /admin/roles/:id': async (test) => ({
    id: (await anAdmin(test, 'support')).id,
    body: { role: 'content', ...REASON },
  }),
  'POST /admin/custom-roles': async () => ({ body: aCustomRole() }),
  'PUT /admin/custom-roles/:id': async (test) => ({
    id: await aStoredRole(test),
    body: aCustomRole({ name: 'Night desk', areas: { bookings: 'write' } }),
  }),
  'POST /admin/custom-roles/:id/remove': async (test) => ({ id: await aStoredRole(test), body: REASON }),
  'POST /admin/role-proposals/:id/approve': async (test) => ({
    id: (await aRoleProposal(test)).id,
    body: {},
  }),
  'POST /admin/role-proposals/:id/refuse': async (test) => ({
    id: (await aRoleProposal(test)).id,
    body: REASON,
  }),
  'POST /admin/role-proposals/:id/withdraw': async (test) => {
    const proposer = await anAdmin(test)
    return { id: await aStoredProposal(test, proposer), as: proposer, body: {} }
  },
  'POST /admin/roles/:id/reset-two-step': async (test) => ({
    id: await anAdminWithSecondStep(test),
    body: REASON,
  }),
}

async function anAdminWithSecondStep(test: TestApp): Promise<string> {
  const { id } = await anAdmin(test, 'support')
  await test.db.delete(adminSecondSteps).where(eq(adminSecondSteps.userId, id))
  await test.db
    .insert(adminSecondSteps)
    .values({ userId: id, sealedSecret: 'sealed', confirmedAt: test.clock.now() })
  return id
}
