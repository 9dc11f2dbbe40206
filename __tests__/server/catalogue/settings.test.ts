import { eq } from 'drizzle-orm'
import { aStoredRole } from '@/__tests__/server/support/roles'
import { SETTINGS } from '@/__tests__/server/support/settings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()

const put = async (change: object = {}) =>
  api.call('PUT', '/admin/settings', { as: await anAdmin(api), body: { ...SETTINGS, ...change } })
const contentVersion = async () => (await api.call('GET', '/content-version')).body.version
const issuesOf = ({ body }: Awaited<ReturnType<typeof put>>) =>
  body.issues?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)

test('the first settings are saved without any before; the public pages have them with the next number', async () => {
  const as = await anAdmin(api)
  const { body: none } = await api.call('GET', '/admin/settings', { as })
  expect(none).toMatchObject({ phoneNo: [], minPayout: 100, adjustmentLimit: 500, version: 0 })
  expect(none).toMatchObject({ refundLimitOwner: 5000, refundLimitFinance: 2000, refundLimitCustom: 200 })
  expect((await put()).body).toEqual({ ...SETTINGS, version: 1 })
  const before = await contentVersion()
  await put({ version: 1, address: 'Riyadh', phoneNo: ['920000000', '+966500000101'] })
  expect(await contentVersion()).toBe(before + 1)
  const { body: shown } = await api.call('GET', '/admin/get-setting')
  expect(shown).toMatchObject({
    address: 'Riyadh',
    phoneNo: ['920000000', '+966500000101'],
    commissionPercent: 10,
  })
  expect(shown).not.toHaveProperty('minPayout')
})

test('a save over newer settings is refused with what they are now, and the trail has before and after', async () => {
  await put()
  await put({ version: 1, minPayout: 300 })
  const { status, body } = await put({ version: 1, email: 'other@example.sa' })
  expect([status, body.code]).toEqual([409, 'stale_decision'])
  expect(body.current).toEqual({ ...SETTINGS, minPayout: 300, version: 2 })
  const lines = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'settings_changed'))
  expect(lines).toHaveLength(2)
  const after = { minPayoutHalalas: 30_000 }
  expect(lines.map((line) => [line.before, line.after])).toContainEqual([
    expect.objectContaining({ minPayoutHalalas: 25_000 }),
    expect.objectContaining(after),
  ])
})

test('the limit of adjustments is changed by who may write money, freshly proven; the rest by who may write settings', async () => {
  await put()
  const operations = await anAdmin(api, 'operations')
  const save = (as: TestUser, change: object, isStolen = false) =>
    api.call('PUT', '/admin/settings', { as, isStolen, body: { ...SETTINGS, version: 1, ...change } })
  expect((await save(operations, { adjustmentLimit: 90_000 })).body.code).toBe('role_may_not')
  const owner = await anAdmin(api)
  const stolen = await save(owner, { adjustmentLimit: 90_000 }, true)
  expect([stolen.status, stolen.body.code]).toEqual([403, 'proof_needed'])
  expect((await save(owner, { adjustmentLimit: 90_000 })).body.adjustmentLimit).toBe(90_000)
  const same = { version: 2, adjustmentLimit: 90_000, address: 'Riyadh' }
  expect((await save(operations, same, true)).body).toMatchObject({ ...same, version: 3 })
})

test('the limits of refunds are changed by an owner alone, freshly proven, and the trail has them', async () => {
  await put()
  const [owner, finance] = [await anAdmin(api), await anAdmin(api, 'finance')]
  const higher = { version: 1, refundLimitFinance: 9000.5 }
  const save = (as: TestUser, isStolen = false) =>
    api.call('PUT', '/admin/settings', { as, isStolen, body: { ...SETTINGS, ...higher } })
  const both = await aStoredRole(api, { areas: { settings: 'write', money: 'write', system: 'write' } })
  await api.db.update(users).set({ adminRole: 'custom', customRoleId: both }).where(eq(users.id, finance.id))
  expect((await save(finance)).body.code).toBe('role_may_not')
  expect((await save(owner, true)).body.code).toBe('proof_needed')
  expect((await save(owner)).body).toMatchObject({ refundLimitFinance: 9000.5, version: 2 })
  const lines = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'settings_changed'))
  expect(lines.map((line) => [line.before, line.after])).toContainEqual([
    expect.objectContaining({ refundLimitFinanceHalalas: 200_000 }),
    expect.objectContaining({ refundLimitFinanceHalalas: 900_050 }),
  ])
})

test.each([
  [{ phoneNo: [] }, 'phoneNo min'],
  [{ phoneNo: ['call us'] }, 'phoneNo not_a_phone'],
  [{ email: 'nobody' }, 'email email'],
  [{ address_ar: '' }, 'address_ar required'],
  [{ twitterLink: 'javascript:alert(1)' }, 'twitterLink url'],
  [{ facebookLink: 'https://diyar@evil.example' }, 'facebookLink url'],
  [{ latitude: 48.9, longitude: 2.3 }, 'longitude outside_country'],
  [{ longitude: null }, 'longitude outside_country'],
  [{ vatNumber: '123' }, 'vatNumber not_a_vat_number'],
  [{ commercialNumber: '0123456789' }, 'commercialNumber not_a_commercial_number'],
  [{ minPayout: 0 }, 'minPayout min'],
  [{ adjustmentLimit: 1.005 }, 'adjustmentLimit matches'],
  [{ refundLimitCustom: -1 }, 'refundLimitCustom min'],
])('settings with %j are refused: %s', async (change, issue) => {
  expect(issuesOf(await put(change))).toEqual([issue])
})
