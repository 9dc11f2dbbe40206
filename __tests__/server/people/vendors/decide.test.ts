import { hostDetails } from '@/__tests__/server/support/applications'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { auditTrail } from '@/server/db/schema/people/audit'
import { uploads } from '@/server/db/schema/platform/uploads'

const api = appForTests()

const list = async (as: TestUser, state = 'waiting') =>
  (await api.call('GET', `/admin/vendors?state=${state}`, { as })).body
const decide = (as: TestUser, id: string, verb: string, body: object = {}) =>
  api.call('POST', `/admin/vendors/${id}/${verb}`, { as, body: { version: 1, ...body } })

async function aWish() {
  const person = await aGuest(api)
  const body = await hostDetails(api, person)
  const answer = await api.call('PUT', '/user/upgrade-vender-host', { as: person, body })
  return { person, id: answer.body.application._id as string }
}
const bellOf = async (as: TestUser) => (await api.call('GET', '/vender/notification', { as })).body

test('an approved host has the role, a masked ID number for admins, may create listings, and is notified by Vender_approve_by_admin', async () => {
  const [{ person, id }, admin] = [await aWish(), await anAdmin(api)]
  expect(await list(admin)).toMatchObject({
    total: 1,
    counts: { waiting: 1 },
    data: [{ _id: id, firstName: 'Huda', idNumber: expect.stringMatching(/^\d{10}$/) }],
  })
  expect((await decide(admin, id, 'approve')).body).toMatchObject({ state: 'approved' })
  const profile = (await api.call('GET', '/user/profile', { as: person })).body
  expect(profile).toMatchObject({ role: 'Vender', verify: true, host: true, company: false })
  expect(await bellOf(person)).toMatchObject([{ type: 'Vender_approve_by_admin', read: false }])
  expect(await list(admin)).toMatchObject({ total: 0, counts: { waiting: 0, approved: 1 } })
  expect((await list(admin, 'approved')).data).toMatchObject([
    { idNumber: expect.stringMatching(/^•{7}\d{3}$/) },
  ])
})

test('a rejection requires a reason, which the user reads and may answer with another application', async () => {
  const [{ person, id }, admin] = [await aWish(), await anAdmin(api)]
  expect((await decide(admin, id, 'reject')).body.issues[0]).toMatchObject({
    path: 'reason',
    code: 'required',
  })
  await decide(admin, id, 'reject', { reason: 'The photo of the ID is blurred' })
  const own = async () => (await api.call('GET', '/user/vender-application', { as: person })).body.application
  expect(await own()).toMatchObject({ state: 'rejected', rejectionReason: 'The photo of the ID is blurred' })
  expect(await bellOf(person)).toMatchObject([{ type: 'Vender_rejected_by_admin' }])
  const before = (await own()).idPhoto
  const again = await hostDetails(api, person)
  await api.call('PUT', '/user/upgrade-vender-host', { as: person, body: again })
  expect(await own()).toMatchObject({ state: 'waiting', rejectionReason: null, idPhoto: again.idPhoto })
  const papers = (await api.db.select().from(uploads)).filter((one) => one.visibility === 'private')
  expect(papers.map((one) => `/api/v1/${one.fileKey}`)).toEqual([again.idPhoto])
  expect(before).not.toBe(again.idPhoto)
})

test('two concurrent decisions of admins are one, and each decision is one audit line', async () => {
  const [{ person, id }, admin] = [await aWish(), await anAdmin(api)]
  const answers = await Promise.all([
    decide(admin, id, 'approve'),
    decide(await anAdmin(api), id, 'reject', { reason: 'no' }),
  ])
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409])
  expect(await bellOf(person)).toHaveLength(1)
  expect(await api.db.select().from(auditTrail)).toMatchObject([{ subjectKind: 'vendor', subjectId: id }])
})

test('an unknown application is 404, and only an admin sees or decides one', async () => {
  const [{ person, id }, admin] = [await aWish(), await anAdmin(api)]
  expect((await decide(admin, 'nothing', 'approve')).status).toBe(404)
  expect((await decide(person, id, 'approve')).status).toBe(404)
  expect((await api.call('GET', '/admin/vendors', { as: person })).status).toBe(404)
})

test('an admin who applied before getting the role does not decide on the own application', async () => {
  const { person, id } = await aWish()
  const owner = await anAdmin(api)
  const body = { phone: person.phone, role: 'operations', reason: 'New in the team' }
  expect((await api.call('POST', '/admin/roles', { as: owner, body })).status).toBe(200)
  expect((await decide(person, id, 'approve')).body.code).toBe('second_person_needed')
  expect((await decide(owner, id, 'reject', { reason: 'Works for us' })).status).toBe(200)
})
