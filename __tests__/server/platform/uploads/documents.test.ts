import { aPdf, packedPdf } from '@/__tests__/server/support/files/pdfs'
import { anUpload, upload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { auditTrail } from '@/server/db/schema/people/audit'

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

const DOCUMENT = { path: '/user/upload?purpose=document' }
const asImage = (bytes: Uint8Array) => [{ field: 'image', bytes, name: 'registration.pdf' }]

test('a PDF is a document: stored as it is, private, and only ever downloaded', async () => {
  const owner = await aGuest(api)
  const bytes = await aPdf(3)
  const { status, body } = await upload(api, owner, asImage(bytes), DOCUMENT)
  expect([status, body.url]).toEqual([200, expect.stringMatching(/^\/api\/v1\/documents\//)])
  expect((await addressOf(body.url, await aGuest(api))).status).toBe(404)
  const signed = (await addressOf(body.url, owner)).body
  expect(signed.format).toBe('pdf')
  const shown = await api.call('GET', signed.url)
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(shown.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="document.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  })
})

test.each([
  ['of 21 pages', () => aPdf(21)],
  ['with a password', () => aPdf(1, { userPassword: 'secret' })],
  ['that is cut off', async () => (await aPdf(1)).subarray(0, 400)],
  ['without a page', async () => Buffer.from('%PDF-1.4\n%%EOF\n')],
  [
    'with a script',
    async () => Buffer.concat([await aPdf(1), Buffer.from('/JavaScript (app.alert(1))\n%%EOF\n')]),
  ],
  [
    'with a script in compressed objects',
    async () => packedPdf('1 0 << /Type /Page /AA << /S /JavaScript >> >>'),
  ],
  [
    'whose objects do not inflate',
    async () => Buffer.from(packedPdf('x').toString('latin1').replace('stream\n', 'stream\n!'), 'latin1'),
  ],
])('a PDF %s is refused as a document', async (_what, make) => {
  const { status, body } = await upload(api, await aGuest(api), asImage(await make()), DOCUMENT)
  expect([status, body.code]).toEqual([415, 'not_a_document'])
  expect(api.files.size).toBe(0)
})

test('compressed objects count as pages, and a PDF is no picture', async () => {
  const owner = await aGuest(api)
  const packed = packedPdf('1 0 << /Type /Pages /Count 1 >> << /Type /Page >>')
  expect((await upload(api, owner, asImage(packed), DOCUMENT)).status).toBe(200)
  const picture = await upload(api, owner, asImage(await aPdf(1)))
  expect([picture.status, picture.body.code]).toEqual([415, 'not_a_picture'])
})
