import { sql } from 'drizzle-orm'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { CONTENT_PAGES } from '@/lib/domain/content-pages/content-page'
import { pageVersions } from '@/server/db/schema/catalogue/content-pages'
import { auditTrail } from '@/server/db/schema/people/audit'

const api = appForTests()

const words = (title: string) => ({ title, lead: 'A first sentence.', text: '## A part\nWords.' })
const rewrite = (as: { token: string }, version: number, title = 'New') =>
  api.call('PUT', '/admin/pages/about', { as, body: { version, ar: words('جديد'), en: words(title) } })

test.each(CONTENT_PAGES)(
  '%s comes with its own text in both languages until an admin writes another',
  async (name) => {
    const { status, body, headers } = await api.call('GET', `/pages/${name}`)
    expect([status, body.name, body.version]).toEqual([200, name, 0])
    expect(body.ar.title).toMatch(/[\u0600-\u06FF]/)
    expect(body.en.text).toMatch(/^## /m)
    expect(headers['cache-control']).toBe('public, max-age=60')
  },
)

test('an admin writes the next version, every one is stored, and an audit line names the admin', async () => {
  const as = await anAdmin(api)
  expect((await rewrite(as, 0, 'One')).body).toMatchObject({ version: 1, en: { title: 'One' } })
  api.clock.pass(60)
  await rewrite(as, 1, 'Two')
  expect((await api.call('GET', '/pages/about')).body).toMatchObject({
    version: 2,
    en: { title: 'Two' },
    updatedAt: api.clock.now().toISOString(),
  })
  const stored = await api.db.select().from(pageVersions).orderBy(pageVersions.version)
  expect(stored.map((one) => [one.version, one.en.title])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ])
  expect(await api.db.select().from(auditTrail).orderBy(auditTrail.createdAt)).toMatchObject(
    [1, 2].map((version) => ({
      actorId: as.id,
      action: 'page_rewritten',
      subjectKind: 'content_page',
      subjectId: 'about',
      before: { version: version - 1 },
      after: { version },
    })),
  )
  const list = (await api.call('GET', '/admin/pages', { as })).body.data
  expect(list[0]).toMatchObject({ name: 'about', version: 2, editor: 'Sara Alharbi' })
  expect(list[1]).toMatchObject({ version: 0, editor: null })
})

test('a save based on an older version is refused, and nothing is overwritten; of two at once one wins', async () => {
  const as = await anAdmin(api)
  await rewrite(as, 0, 'Mine')
  const tooLate = await rewrite(as, 0, 'Late')
  expect([tooLate.status, tooLate.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await api.call('GET', '/pages/about')).body.en.title).toBe('Mine')
  const both = await Promise.all([rewrite(as, 1, 'A'), rewrite(as, 1, 'B')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('older versions are listed and read, and the text of one comes back as the next version', async () => {
  const as = await anAdmin(api)
  await rewrite(as, 0, 'One')
  await rewrite(as, 1, 'Two')
  const versions = async (query = '') =>
    (await api.call('GET', `/admin/pages/about/versions${query}`, { as })).body
  const listed = await versions()
  expect(listed.data.map((one: { version: number }) => one.version)).toEqual([2, 1, 0])
  expect(listed.data.map((one: { editor: string }) => one.editor)).toEqual([
    'Sara Alharbi',
    'Sara Alharbi',
    null,
  ])
  expect(listed.total).toBe(3)
  expect((await versions('?page=2&pageSize=2')).data).toMatchObject([{ version: 0 }])
  expect((await versions('?page=3&pageSize=1')).data).toMatchObject([{ version: 0 }])
  const read = (version: string) => api.call('GET', `/admin/pages/about/versions/${version}`, { as })
  expect((await read('1')).body).toMatchObject({ version: 1, en: { title: 'One' } })
  expect((await read('0')).body.en.text).toMatch(/^## /m)
  for (const version of ['3', '-1', 'x']) expect((await read(version)).status).toBe(404)

  const restore = (version: number, from: number) =>
    api.call('POST', '/admin/pages/about/restore', { as, body: { version, from } })
  expect((await restore(2, 1)).body).toMatchObject({ version: 3, en: { title: 'One' } })
  expect((await api.call('GET', '/pages/about')).body).toMatchObject({ version: 3, en: { title: 'One' } })
  const tooLate = await restore(2, 0)
  expect([tooLate.status, tooLate.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await restore(3, 9)).status).toBe(404)
  expect((await restore(3, 0)).body.version).toBe(4)
  const acts = await api.db.select().from(auditTrail).orderBy(sql`${auditTrail.after}->'version'`)
  expect(
    acts
      .filter(({ action }) => action === 'page_restored')
      .map(({ after }) => [after?.['version'], after?.['restoredFrom']]),
  ).toEqual([
    [3, 1],
    [4, 0],
  ])
})

test('only an admin writes; empty, overlong and unknown texts and pages are refused', async () => {
  expect((await rewrite(await aGuest(api), 0)).status).toBe(404)
  const as = await anAdmin(api)
  const put = async (body: object, name = 'about') =>
    (await api.call('PUT', `/admin/pages/${name}`, { as, body })).status
  const good = { version: 0, ar: words('أ'), en: words('A') }
  expect(await put({ ...good, en: words('  ') })).toBe(400)
  expect(await put({ ...good, en: { ...words('A'), text: 'x'.repeat(15_001) } })).toBe(400)
  expect(await put({ ...good, en: { ...words('A'), html: '<b>' } })).toBe(400)
  expect(await put({ ...good, en: words('A\u202E') })).toBe(400)
  expect(await put({ version: 0, ar: words('أ') })).toBe(400)
  expect(await put(good, 'home')).toBe(404)
  expect((await api.call('GET', '/pages/home')).status).toBe(404)
  expect(await api.db.select().from(pageVersions)).toEqual([])
})
