import { eq } from 'drizzle-orm'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aCompany, aHost, anAdmin, aUser } from '@/__tests__/server/support/users'
import { send } from '@/__tests__/server/support/vendor-listings'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { type AdminCall, type AdminCalls, REASON } from './admin-call'

const NO_PAPERS = { commId: '', commercialExpiresOn: '', vatNumber: '', vatExpiresOn: '' }

/** The changing calls of admins on vendors. */
export const VENDOR_CALLS: AdminCalls = {
  'POST /admin/vendors/:id/approve': async (test) => onVendor(test, await anApplication(test)),
  'POST /admin/vendors/:id/reject': async (test) => onVendor(test, await anApplication(test), REASON),
  'POST /admin/vendors/:id/suspend': async (test) =>
    onVendor(test, (await aHost(test)).vendorId, { ...REASON, bookings: 'keep' }),
  'POST /admin/vendors/:id/restore': async (test) => {
    const { vendorId } = await aHost(test)
    const { body } = await onVendor(test, vendorId, { ...REASON, bookings: 'keep' })
    await send(test, await anAdmin(test), `/admin/vendors/${vendorId}/suspend`, body)
    return onVendor(test, vendorId)
  },
  'PUT /admin/vendors/:id/papers': async (test) =>
    onVendor(test, (await aHost(test)).vendorId, { ...NO_PAPERS, commId: '1010010000' }),
  'POST /admin/vendors/:id/vat-number': async (test) =>
    onVendor(test, (await aHost(test, '300000123456003')).vendorId, { decision: 'refused', ...REASON }),
  'POST /admin/vendors/:id/company-name': async (test) => {
    const company = await aCompany(test)
    const body = { companyName: 'Palm Hospitality' }
    await test.call('PUT', '/vender/company-name', { as: company, body })
    return onVendor(test, company.vendorId, { decision: 'refused', ...REASON })
  },
  'POST /admin/vendors/:id/notes': async (test) => ({
    id: (await aHost(test)).vendorId,
    body: { text: 'Called on Sunday' },
  }),
}

async function onVendor(test: TestApp, id: string, body: object = {}): Promise<AdminCall> {
  const [row] = await test.db.select().from(vendors).where(eq(vendors.id, id))
  return { id, body: { version: row?.version, ...body } }
}

async function anApplication(test: TestApp): Promise<string> {
  const { id: userId } = await aUser(test)
  const row = { type: 'host' as const, state: 'waiting' as const, createdAt: test.clock.now() }
  const [written] = await test.db.insert(vendors).values(row).returning()
  const vendorId = written?.id ?? ''
  await test.db.insert(vendorMembers).values({ vendorId, userId, role: 'owner', createdAt: row.createdAt })
  return vendorId
}
