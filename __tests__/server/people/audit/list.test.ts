import { eq } from 'drizzle-orm'
import { users } from '@/server/db/schema/people/users'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { appForTests } from '../../support/test-app'
import { aCompany, aGuest, aMember, anAdmin } from '../../support/users'

const api = appForTests()

/** A line a day: the admin hides and shows a review, then the system closes a report. */
async function aTrail() {
  const admin = await anAdmin(api)
  const write = (line: Omit<Parameters<typeof writeAudit>[1], 'createdAt'>) => {
    api.clock.pass(86_400)
    return writeAudit(api.db, { ...line, createdAt: api.clock.now() })
  }
  const subject = { actorId: admin.id, subjectId: 'review-1' }
  await write({ ...subject, action: 'review_hidden', before: { isHidden: false }, after: { isHidden: true } })
  await write({ ...subject, action: 'review_shown', reason: '=HYPERLINK("x")' })
  await write({ actorId: null, action: 'report_closed', subjectId: 'report-1' })
  const list = async (query = '') => (await api.call('GET', `/admin/audit${query}`, { as: admin })).body
  return { admin, list }
}

test('the trail is read newest first, with who, what, of whom and what changed', async () => {
  const { admin, list } = await aTrail()
  const { data, ...rest } = await list()
  expect(rest).toMatchObject({ page: 1, total: 3, isTotalExact: true })
  const { body } = await api.call('GET', '/admin/audit/actors', { as: admin })
  expect(body.data).toMatchObject([{ _id: admin.id, name: 'Sara A.' }])
  expect(data).toMatchObject([
    { action: 'report_closed', actor: null, subject: { kind: 'report', id: 'report-1' } },
    { action: 'review_shown', at: '2026-03-17T09:00:00.000Z' },
    { actor: { _id: admin.id, name: 'Sara A.' }, actorRole: 'owner', before: { isHidden: false } },
  ])
})

test('filters narrow it by actor, act, kind, id of the subject and days of Riyadh, and together', async () => {
  const { admin, list } = await aTrail()
  const found = async (query: string) =>
    (await list(query)).data.map(({ action }: { action: string }) => action).toReversed()
  expect(await found(`?actor=${admin.id}`)).toEqual(['review_hidden', 'review_shown'])
  expect(await found('?actor=system')).toEqual(['report_closed'])
  expect(await found('?action=review_shown')).toEqual(['review_shown'])
  expect(await found('?kind=report')).toEqual(['report_closed'])
  expect(await found('?q=review-1&until=2026-03-16')).toEqual(['review_hidden'])
  expect(await found('?from=2026-03-17&until=2026-03-17')).toEqual(['review_shown'])
  expect(await found(`?actor=${admin.id}&kind=report`)).toEqual([])
  for (const nonsense of ['?action=made_up', '?from=yesterday', '?kind=x', '?page=0', '?other=1'])
    expect((await list(nonsense)).code).toBe('bad_request')
})

test('the same as a file in both languages, in which no reason becomes a formula; only admins get it', async () => {
  const { admin } = await aTrail()
  const file = (language: string, as = admin) =>
    api.call('GET', `/admin/audit.csv?kind=review&language=${language}`, { as })
  const { body, headers } = await file('en')
  expect(headers['content-disposition']).toContain('diyar-audit.csv')
  expect(body.split('\r\n')).toHaveLength(4)
  expect(body).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await file('ar')).body).toContain('إخفاء تقييم')
  expect((await file('ar', await aGuest(api))).status).toBe(404)
})

test('people of a line are named with role and masked number, a closed account by what remains; its file too', async () => {
  const admin = await anAdmin(api)
  const company = await aCompany(api)
  const member = await aMember(api, company.vendorId, 'finance')
  const guest = await aGuest(api)
  const createdAt = api.clock.now()
  await writeAudit(api.db, {
    ...{ actorId: company.id, action: 'member_removed', subjectId: company.vendorId, createdAt },
    before: { memberId: member.id, memberRole: 'finance' },
  })
  await writeAudit(api.db, { actorId: admin.id, action: 'user_blocked', subjectId: guest.id, createdAt })
  const closed = { firstName: '', lastName: '', phone: null, deletedAt: createdAt }
  await api.db.update(users).set(closed).where(eq(users.id, guest.id))
  const peopleOf = async (action: string) =>
    (await api.call('GET', `/admin/audit?action=${action}`, { as: admin })).body.data[0].people
  const masked = expect.stringMatching(/^\+9665•+\d\d$/)
  expect(await peopleOf('member_removed')).toMatchObject([
    { _id: company.vendorId, kind: 'vendor', name: 'Rawabi Company', role: 'company', phone: masked },
    { _id: member.id, kind: 'user', role: 'User', phone: masked, isClosed: false },
  ])
  expect(await peopleOf('user_blocked')).toMatchObject([{ _id: guest.id, phone: '', isClosed: true }])
  const { body } = await api.call('GET', '/admin/audit.csv?language=ar', { as: admin })
  expect(body).toContain('Rawabi Company, شركة, +9665')
  expect(body).toContain(`حساب مغلق, ضيف (${guest.id})`)
})

test('the file names a closed account as the actor of a line', async () => {
  const { admin } = await aTrail()
  const other = await anAdmin(api)
  const createdAt = api.clock.now()
  const closed = { firstName: '', lastName: '', displayName: null, displayNameAr: null, deletedAt: createdAt }
  await api.db.update(users).set(closed).where(eq(users.id, admin.id))
  const file = async (language: string) =>
    (await api.call('GET', `/admin/audit.csv?kind=review&language=${language}`, { as: other })).body
  expect(await file('en')).toContain(',Closed account,')
  expect(await file('ar')).toContain(',حساب مغلق,')
})
