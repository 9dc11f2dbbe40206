import { auditTrail } from '@/server/db/schema/audit'
import { anUpload } from '../support/pictures'
import { appForTests } from '../support/test-app'
import { aGuest, aHost, anAdmin } from '../support/users'

const api = appForTests()

const addressOf = (url: string, as?: { token: string }) =>
  api.call('POST', `${url}/address`, { as, body: {} })

test('a document has no public address: its owner gets a signed one that ends after two minutes', async () => {
  const owner = await aGuest(api)
  const paper = await anUpload(api, owner, 50, 'document')
  expect(paper).toMatch(/^\/api\/v1\/documents\/[0-9a-z]{16}$/)
  expect((await api.call('GET', paper)).status).toBe(404)
  const { url } = (await addressOf(paper, owner)).body
  const shown = await api.call('GET', url)
  expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  expect(shown.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="document.webp"',
  })
  api.clock.pass(121)
  expect((await api.call('GET', url)).status).toBe(404)
})

test('a signature belongs to its document, its viewer and its end', async () => {
  const owner = await aGuest(api)
  const [one, other] = [
    await anUpload(api, owner, 50, 'document'),
    await anUpload(api, owner, 60, 'document'),
  ]
  const { url } = (await addressOf(one, owner)).body
  const id = (address: string) => address.split('/').at(-1) ?? ''
  const forged = [
    url.replace(id(one), id(other)),
    url.replace(/expires=\d/, 'expires=9'),
    url.replace(/viewer=\w+/, `viewer=${(await aGuest(api)).id}`),
    url.replace(/signature=..../, 'signature=AAAA'),
  ]
  for (const address of forged)
    expect([address, (await api.call('GET', address)).status]).toEqual([address, 404])
})

test('other users and vendors read nothing of a document; each view of an admin is in the audit trail', async () => {
  const owner = await aGuest(api)
  const admin = await anAdmin(api)
  const paper = await anUpload(api, owner, 50, 'document')
  for (const stranger of [await aGuest(api), await aHost(api)]) {
    expect((await addressOf(paper, stranger)).status).toBe(404)
  }
  expect(await api.db.select().from(auditTrail)).toEqual([])
  expect((await addressOf(paper, admin)).status).toBe(200)
  expect((await addressOf(paper, admin)).status).toBe(200)
  const line = { action: 'document_viewed', subjectKind: 'document', subjectId: paper.split('/').at(-1) }
  expect(await api.db.select().from(auditTrail)).toMatchObject(
    Array(2).fill({ actorId: admin.id, ...line, after: { ownerId: owner.id } }),
  )
})

test('a public picture is no document', async () => {
  const owner = await aGuest(api)
  const picture = await anUpload(api, owner)
  expect((await addressOf(picture.replace('media', 'documents'), owner)).status).toBe(404)
})
