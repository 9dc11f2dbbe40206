import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ADMIN_CALLS } from '@/__tests__/server/support/admin-calls'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { ADMIN_AREAS } from '@/lib/domain/admin/areas'
import { AUDIT_ACTIONS } from '@/lib/domain/admin/audit-actions'
import en from '@/messages/en.json'
import { invoices } from '@/server/db/schema/money/invoices'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'
import { writeAudit } from '@/server/modules/people/audit/write-audit'

const api = appForTests()

const linesOf = (admin: TestUser) =>
  api.db.select().from(auditTrail).where(eq(auditTrail.actorId, admin.id)).orderBy(auditTrail.createdAt)

/** Named by their areas. */
const RIGHTS = ADMIN_AREAS.map((area) => `right_${area}`)

test('every changing route of admins has a call that the next test makes', () => {
  const changing = api.app.routeEntries
    .filter(({ access, method }) => access === 'admin' && !['GET', 'HEAD'].includes(method))
    .map(({ method, url }) => `${method} ${url.replace('/api/v1', '')}`)
  expect(changing.toSorted()).toEqual(Object.keys(ADMIN_CALLS).toSorted())
})

test.each(Object.keys(ADMIN_CALLS))(
  '%s leaves a line of its admin: named fields from what to what, of whom, in which request',
  async (route) => {
    const { id = '', body, as: admin = await anAdmin(api) } = (await ADMIN_CALLS[route]?.(api)) ?? {}
    const [method = '', url = ''] = route.split(' ')
    const answer = await api.call(method, url.replace(/:\w+/, id), {
      ...{ as: admin, body },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([route, answer.status < 300, answer.body]).toEqual([route, true, answer.body])
    const lines = await linesOf(admin)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line).toMatchObject({
        actorRole: 'owner',
        subjectKind: AUDIT_ACTIONS[line.action].subject,
        subjectId: expect.stringMatching(/^[\w-]+$/),
        requestId: answer.headers['x-request-id'],
        createdAt: api.clock.now(),
      })
      expect(line.after ?? line.before).not.toBeNull()
      expect(line.after).not.toEqual(line.before)
      const fields = Object.keys({ ...line.before, ...line.after }).filter((field) => field !== '_id')
      expect([...Object.keys(en.admin.audit.fields), ...RIGHTS]).toEqual(expect.arrayContaining(fields))
    }
    const typed = Object.entries(body ?? {}).find(([name]) => name === 'reason' || name === 'note')?.[1]
    if (typed) expect(lines.map(({ reason }) => reason)).toContain(typed)
  },
)

test('an admin who reads a private document or an invoice of others leaves a line; its owner leaves none', async () => {
  const [owner, admin] = [await aGuest(api), await anAdmin(api)]
  const paper = await anUpload(api, owner, 50, 'document')
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  const [invoice] = await api.db.select().from(invoices)
  const pdf = `/invoices/${invoice?.id}.pdf`
  for (const [as, file] of [
    [owner, () => api.call('POST', `${paper}/address`, { as: owner, body: {} })],
    [admin, () => api.call('POST', `${paper}/address`, { as: admin, body: {} })],
    [stay.guest, () => api.call('GET', pdf, { as: stay.guest })],
    [admin, () => api.call('GET', pdf, { as: admin })],
  ] as const)
    expect([as.id, (await file()).status]).toEqual([as.id, 200])
  const lines = await api.db.select().from(auditTrail).orderBy(auditTrail.action)
  expect(lines).toMatchObject([
    { actorId: admin.id, action: 'document_viewed', after: { ownerId: owner.id } },
    { actorId: admin.id, action: 'invoice_downloaded', subjectId: invoice?.id },
  ])
})

test('a line is never changed, deleted or truncated away', async () => {
  const admin = await anAdmin(api)
  const line = { actorId: admin.id, subjectId: 'one', createdAt: api.clock.now() }
  await writeAudit(api.db, { ...line, action: 'review_hidden' })
  for (const attack of [
    sql`UPDATE audit_trail SET reason = 'other'`,
    sql`DELETE FROM audit_trail`,
    sql`TRUNCATE audit_trail`,
    sql`TRUNCATE users CASCADE`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
  expect(await api.db.select().from(auditTrail)).toHaveLength(1)
})

test('the role of the moment stays in the line, and the system itself has none', async () => {
  const admin = await anAdmin(api)
  const line = { action: 'review_hidden', subjectId: 'one', createdAt: api.clock.now() } as const
  await writeAudit(api.db, { ...line, actorId: admin.id })
  await writeAudit(api.db, { ...line, actorId: null, reason: 'Paid to SA0380000000608010167519' })
  await api.db.update(users).set({ role: 'User', adminRole: null }).where(eq(users.id, admin.id))
  const lines = await api.db.select().from(auditTrail)
  expect(lines.find(({ actorId }) => actorId === admin.id)?.actorRole).toBe('owner')
  expect(lines.find(({ actorId }) => actorId === null)).toMatchObject({
    ...{ actorRole: null, requestId: null, reason: 'Paid to ••••7519' },
  })
})
