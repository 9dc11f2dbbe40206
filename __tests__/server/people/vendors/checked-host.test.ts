import { eq } from 'drizzle-orm'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aMember } from '@/__tests__/server/support/users'
import { vendors } from '@/server/db/schema/people/vendors'

const api = appForTests()

test('a host counts as checked until the ownership is transferred, and again after a decision on the new owner', async () => {
  const { id, host } = await aListing(api)
  const manager = await aMember(api, host.vendorId, 'manager')
  const isUnchecked = async () => (await api.call('GET', `/services/details/${id}`)).body.vendor.isUnchecked
  expect(await isUnchecked()).toBeUndefined()
  const transfer = await api.call('POST', `/vender/members/${manager.id}/transfer`, { as: host })
  expect(transfer.status).toBe(204)
  expect(await isUnchecked()).toBe(true)
  api.clock.pass(60)
  await api.db.update(vendors).set({ decidedAt: api.clock.now() }).where(eq(vendors.id, host.vendorId))
  expect(await isUnchecked()).toBeUndefined()
})
