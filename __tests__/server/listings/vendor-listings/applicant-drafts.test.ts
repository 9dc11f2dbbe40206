import { anApplicant, hostDetails } from '@/__tests__/server/support/applications'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { aPayload, send } from '@/__tests__/server/support/vendor-listings'
import { emptyDraft } from '@/lib/domain/listing/draft'
import { listingDrafts } from '@/server/db/schema/listings/listing-changes'

const api = appForTests()

const named = (en: string) => ({ step: 'details', draft: { ...emptyDraft(), name: { en, ar: '' } } })
const read = async (as: TestUser, path: string) => (await api.call('GET', path, { as })).body
const namesOf = async (as: TestUser) =>
  (await read(as, '/vender/drafts')).map(({ name }: { name: string }) => name)

async function apply(person: TestUser): Promise<Host & { version: number }> {
  const body = await hostDetails(api, person)
  const { application } = (await api.call('PUT', '/user/upgrade-vender-host', { as: person, body })).body
  return { ...person, vendorId: application._id, version: 1 }
}

const decide = async (vendorId: string, decision: 'approve' | 'reject', version = 1) =>
  api.call('POST', `/admin/vendors/${vendorId}/${decision}`, {
    as: await anAdmin(api),
    body: { version, ...(decision === 'reject' ? { reason: 'The ID cannot be read' } : {}) },
  })

test('an applicant stores a draft, continues it on another device, and cannot send the listing', async () => {
  const applicant = await anApplicant(api)
  expect(await read(applicant, '/user/profile')).toMatchObject({
    role: 'User',
    vendor: null,
    vendors: [],
    waitingVendorId: applicant.vendorId,
  })
  const { status, body } = await send(api, applicant, '/vender/drafts', named('Palm House'))
  expect(status).toBe(201)
  const path = `/vender/drafts/${body._id}`
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0' }
  const save = (en: string, headers = {}) =>
    api.call('PUT', path, { as: applicant, headers, body: { ...named(en), basedOn: body.updatedAt } })
  expect((await save('Palm Villa', phone)).status).toBe(200)
  const refused = await save('Palm Tent')
  expect([refused.status, refused.body.current.device]).toEqual([409, 'Chrome, Android'])
  expect(await namesOf(applicant)).toEqual(['Palm Villa'])
  expect((await read(applicant, '/vender/stay-taxes?type=Chalets')).commissionPercent).toBeGreaterThan(0)
  const sent = await send(api, applicant, '/chalet', await aPayload(api, applicant))
  expect([sent.status, sent.body.code]).toEqual([403, 'forbidden'])
})

test('approved while the wizard is open: the next save goes on, and a later member sends the draft with its photos', async () => {
  const applicant = await apply(await aGuest(api))
  const { body } = await send(api, applicant, '/vender/drafts', named('Begun'))
  const images = [
    await anUpload(api, applicant, 10),
    await anUpload(api, applicant, 20),
    await anUpload(api, applicant, 30),
    await anUpload(api, applicant, 40),
    await anUpload(api, applicant, 50),
  ]
  expect((await decide(applicant.vendorId, 'approve')).status).toBe(200)
  const saved = await send(
    api,
    applicant,
    `/vender/drafts/${body._id}`,
    { ...named('Gone on'), basedOn: body.updatedAt },
    'PUT',
  )
  expect(saved.status).toBe(200)
  expect(await read(applicant, '/user/profile')).toMatchObject({
    vendor: { vendorId: applicant.vendorId, role: 'owner' },
    waitingVendorId: null,
  })
  const manager = await aMember(api, applicant.vendorId, 'manager')
  expect(await namesOf(manager)).toEqual(['Gone on'])
  const payload = await aPayload(api, manager, undefined, { images })
  expect((await send(api, manager, '/chalet', payload)).status).toBe(201)
})

test('rejected while the wizard is open: nothing is saved or lost, and the next application has the draft', async () => {
  const applicant = await apply(await aGuest(api))
  const { body } = await send(api, applicant, '/vender/drafts', named('Begun'))
  await decide(applicant.vendorId, 'reject')
  const path = `/vender/drafts/${body._id}`
  const save = () => send(api, applicant, path, { ...named('Later'), basedOn: body.updatedAt }, 'PUT')
  const refused = await save()
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
  expect((await read(applicant, '/user/profile')).waitingVendorId).toBeNull()
  const again = await apply(applicant)
  expect(again.vendorId).toBe(applicant.vendorId)
  expect(await namesOf(applicant)).toEqual(['Begun'])
  expect((await save()).status).toBe(200)
  expect((await decide(applicant.vendorId, 'approve', 3)).status).toBe(200)
  expect(await namesOf(applicant)).toEqual(['Later'])
})

test('two applications at once are one vendor, and its drafts are there after both', async () => {
  const person = await aGuest(api)
  const body = await hostDetails(api, person)
  const sent = () => api.call('PUT', '/user/upgrade-vender-host', { as: person, body })
  const statuses = (await Promise.all([sent(), sent()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  await send(api, person, '/vender/drafts', named('Only one'))
  expect((await sent()).status).toBe(409)
  expect(await namesOf(person)).toEqual(['Only one'])
})

test('an applicant has at most twenty drafts, and finds none of another applicant or vendor', async () => {
  const [applicant, other] = [await anApplicant(api), await anApplicant(api)]
  for (let i = 0; i < 20; i += 1) await send(api, applicant, '/vender/drafts', named(`Draft ${i}`))
  const refused = await send(api, applicant, '/vender/drafts', named('One more'))
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_drafts'])
  const theirs = await send(api, await aHost(api), '/vender/drafts', named('Of a host'))
  const own = await send(api, other, '/vender/drafts', named('Of another'))
  for (const { body } of [theirs, own])
    expect((await api.call('GET', `/vender/drafts/${body._id}`, { as: applicant })).status).toBe(404)
})

test('a member of another vendor acts for that one alone while the own application waits', async () => {
  const applicant = await anApplicant(api)
  const host = await aHost(api)
  await send(api, applicant, '/vender/drafts', named('Own'))
  await send(api, host, '/vender/drafts', named('Of the host'))
  const manager = await aMember(api, host.vendorId, 'manager', applicant)
  expect((await read(manager, '/user/profile')).waitingVendorId).toBeNull()
  expect(await namesOf(manager)).toEqual(['Of the host'])
})

test('the drafts of an applicant are in the export, and are deleted with the account', async () => {
  const applicant = await anApplicant(api)
  await send(api, applicant, '/vender/drafts', named('Palm House'))
  await anUpload(api, applicant)
  const { listingDrafts: exported } = await read(applicant, '/user/export')
  expect(exported).toMatchObject([
    { type: 'Chalets', service: { en: 'Palm House' }, content: named('Palm House').draft },
  ])
  expect((await api.call('DELETE', '/user/profile', { as: applicant })).status).toBe(204)
  expect([await api.db.select().from(listingDrafts), api.files.size]).toEqual([[], 0])
})
