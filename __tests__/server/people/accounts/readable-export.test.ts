import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { sendText } from '@/__tests__/server/support/conversations'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { findHtmlFaults } from '@/e2e/support/find-html-faults'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { users } from '@/server/db/schema/people/users'
import { EXPORT_FIELDS, type Field } from '@/server/modules/privacy/personal-data/export/fields'
import { isTitled } from '@/server/modules/privacy/personal-data/export/write-rows'

const api = appForTests()

type Tree = { [key: string]: string | Tree }
const at = (tree: Tree, path: string) =>
  path.split('.').reduce<string | Tree | undefined>((under, key) => Object(under)[key], tree)

/** The paths of the texts that a field needs: its title and, for a word, the words. */
function pathsOf(key: string, field: Field): { titles: string[]; words: string[] } {
  if (field === 'machine' || field === 'rows') return { titles: [], words: [] }
  if (typeof field === 'object' && !isTitled(field)) {
    const inner = Object.entries(field).map(([name, one]) => pathsOf(name, one))
    return { titles: inner.flatMap(({ titles }) => titles), words: inner.flatMap(({ words }) => words) }
  }
  const [kind, title] = isTitled(field) ? field : [field, key]
  return {
    titles: [`personalData.fields.${title}`],
    words: kind.startsWith('word:') ? [kind.slice('word:'.length)] : [],
  }
}

test.each([
  ['ar', ar],
  ['en', en],
] as const)(
  'the export: every section, field and word has a text in %s, and no text is left over',
  (_language, tree) => {
    const needed = Object.entries(EXPORT_FIELDS).map(([name, fields]) => pathsOf(name, fields))
    const titles = needed.flatMap((one) => one.titles)
    expect(titles.filter((path) => typeof at(tree, path) !== 'string')).toEqual([])
    expect(needed.flatMap((one) => one.words).filter((path) => typeof at(tree, path) !== 'object')).toEqual(
      [],
    )
    expect(Object.keys(tree.personalData.sections).toSorted()).toEqual(Object.keys(EXPORT_FIELDS).toSorted())
    expect(
      Object.keys(tree.personalData.fields).filter((key) => !titles.includes(`personalData.fields.${key}`)),
    ).toEqual([])
  },
)

const HOSTILE = '<script>alert("1")</script>\u202Eevil & co'

/** A guest with a hostile name, a booking of 1,000 riyals and a message. */
async function aWrittenGuest(): Promise<{ guest: TestUser; code: string }> {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  const { body: booking } = await bookStay(api, guest, id)
  const { body: conversation } = await api.call('POST', '/conversations', {
    as: guest,
    body: { serviceId: id },
  })
  await sendText(api, guest, conversation._id, 'Is <b>parking</b> free?')
  await api.db
    .update(users)
    .set({ firstName: HOSTILE, nationality: 'SA', dateOfBirth: '1990-05-04' })
    .where(eq(users.id, guest.id))
  return { guest, code: booking.code }
}

const read = (as: TestUser, language: string) =>
  api.call('GET', `/user/export.html?language=${language}`, { as })

test.each([
  {
    language: 'ar',
    start: '<html lang="ar" dir="rtl">',
    said: [
      'حجوزات',
      '1,000 ريال سعودي',
      '20 مارس 2026 في',
      '4 مايو 1990',
      'السعودية',
      'مؤكد',
      'شاليه النخلة',
    ],
  },
  {
    language: 'en',
    start: '<html lang="en" dir="ltr">',
    said: [
      'Bookings',
      '1,000 Saudi riyals',
      '20 March 2026 at',
      '4 May 1990',
      'Saudi Arabia',
      'Confirmed',
      'Palm Chalet',
    ],
  },
])(
  'the export to read is a valid document in $language with words, dates and sums, and no foreign markup',
  async ({ language, start, said }) => {
    const { guest, code } = await aWrittenGuest()
    const { status, body, headers } = await read(guest, language)
    expect([status, body.includes(start)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="diyar-data.html"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
    expect(await findHtmlFaults(body, language)).toEqual([])
    expect([...said, code].filter((text) => !body.includes(text))).toEqual([])
    expect(body).toContain('<bdi>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\u202Eevil &amp; co</bdi>')
    expect(body).toContain('<bdi>Is &lt;b&gt;parking&lt;/b&gt; free?</bdi>')
    expect(body).not.toMatch(
      /<script|<b>|<bdi><|personalData|undefined|\[object|Halalas|awaiting_payment|T\d\d:\d\d/,
    )
    expect(body).not.toContain(guest.id)
  },
)

test('the export to read leaves out empty sections, and needs the proof of the other file', async () => {
  const guest = await aGuest(api)
  const stolen = await api.call('GET', '/user/export.html', { as: guest, isStolen: true })
  expect([stolen.status, stolen.body.code]).toEqual([403, 'proof_needed'])
  const { body } = await read(guest, 'en')
  expect(body.match(/<h2>[^<]*/g)).toEqual(['<h2>Your account', '<h2>Where you are logged in'])
})
