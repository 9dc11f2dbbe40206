import { eq } from 'drizzle-orm'
import { eventually } from '@/__tests__/eventually'
import { SITE_SETTINGS } from '@/__tests__/server/support/content'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { users } from '@/server/db/schema/people/users'
import { loadTranslations } from '@/server/i18n'
import { watchTemplates } from '@/server/jobs/watch-templates'
import { reloadTemplates } from '@/server/modules/catalogue/templates/read-templates'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'

const api = appForTests()
const NAME = '/admin/templates/Booking_cancelled_by_admin'
const OWN = {
  title: { ar: 'أُلغي حجزك', en: 'We are sorry' },
  description: { ar: 'ألغينا حجزك {code}', en: 'We cancelled {code} at {service}' },
}

beforeEach(() => reloadTemplates(api.app.deps))

const save = (as: TestUser, texts: object, version = 0, path = NAME) =>
  api.call('PUT', path, { as, body: { version, texts } })

/** What a guest gets: in the bell in English, by text message and by mail in Arabic. */
async function received() {
  const guest = await aGuest(api)
  await api.db.update(users).set({ email: 'sara@example.sa' }).where(eq(users.id, guest.id))
  const params = { code: 'DY-ABCDEF', service: 'Palm house', service_ar: 'بيت النخلة' }
  const about = { userId: guest.id, type: 'Booking_cancelled_by_admin', params } as const
  await notifyUser(api.db, { ...about, createdAt: api.clock.now() })
  await workThrough(api)
  const headers = { 'accept-language': 'en' }
  const bell = await api.call('GET', '/vender/notification', { as: guest, headers })
  return { bell: bell.body[0], sms: api.sentTexts.at(-1)?.text, mail: api.sentMails.at(-1)?.subject }
}

test('what an admin wrote is in the bell, the text message and the mail, until it is reset; each save is a version', async () => {
  const admin = await anAdmin(api)
  const before = await received()
  const saved = await save(admin, OWN)
  expect([saved.status, saved.body]).toMatchObject([200, { version: 1, texts: OWN }])
  const frame = {
    text: { ar: 'من ديار: {title} ({description})', en: 'From Diyar: {title} ({description})' },
  }
  expect((await save(admin, frame, 0, '/admin/templates/sms_notification')).status).toBe(200)
  expect(await received()).toMatchObject({
    bell: { title: 'We are sorry', description: 'We cancelled DY-ABCDEF at Palm house' },
    sms: 'من ديار: أُلغي حجزك (ألغينا حجزك DY-ABCDEF)',
    mail: 'أُلغي حجزك · ديار',
  })
  for (const [path, version] of [
    [NAME, 1],
    ['/admin/templates/sms_notification', 1],
  ] as const)
    expect((await api.call('POST', `${path}/reset`, { as: admin, body: { version } })).status).toBe(200)
  expect(await received()).toMatchObject({ sms: before.sms, mail: before.mail })
  const versions = await api.call('GET', `${NAME}/versions`, { as: admin })
  expect(versions.body).toMatchObject({
    total: 2,
    data: [
      { version: 2, texts: null },
      { version: 1, texts: OWN },
    ],
  })
})

test('a save that started from an older version answers 409, and what was saved first stays', async () => {
  const admin = await anAdmin(api)
  expect((await save(admin, OWN)).status).toBe(200)
  const late = await save(admin, { ...OWN, title: { ar: 'متأخر', en: 'Late' } })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await api.call('GET', NAME, { as: admin })).body).toMatchObject({ version: 1, texts: OWN })
})

test.each([
  ['an unknown variable', { ar: 'حجز {kode}', en: 'Booking' }, 'texts.description.ar', '{kode}'],
  ['an open brace', { ar: 'حجز', en: 'Booking {code' }, 'texts.description.en', '{code'],
  ['a tag', { ar: 'حجز', en: '<b>Booking</b>' }, 'texts.description.en', '<b>'],
  ['an empty text', { ar: ' ', en: 'Booking' }, 'texts.description.ar', ''],
])(
  '%s is refused with a sentence at its field, and nothing is saved',
  async (_, description, path, named) => {
    const admin = await anAdmin(api)
    const answer = await api.call('PUT', NAME, {
      ...{ as: admin, headers: { 'accept-language': 'en' } },
      body: { version: 0, texts: { ...OWN, description } },
    })
    expect([answer.status, answer.body.issues]).toMatchObject([
      422,
      [{ path, message: expect.stringContaining(named) }],
    ])
    expect((await api.call('GET', NAME, { as: admin })).body.version).toBe(0)
  },
)

test('another process sends what was saved, as soon as it sees a new number of the content', async () => {
  await api.db.insert(settings).values(SITE_SETTINGS)
  await save(await anAdmin(api), OWN)
  const translations = loadTranslations()
  const stop = watchTemplates({ ...api, translations }, 20)
  const title = () => translations.sentence('en', 'notifications.Booking_cancelled_by_admin.title')
  await eventually(() => expect(title()).toBe('We are sorry'))
  await save(await anAdmin(api), { ...OWN, title: { ar: 'نأسف', en: 'So sorry' } }, 1)
  await eventually(() => expect(title()).toBe('So sorry'))
  await stop()
})

const FRAME = '/admin/templates/mail_frame'
const SHIPPED = {
  subject: { ar: '{title} من ديار', en: '{title} from Diyar' },
  brand: { ar: 'ديار', en: 'Diyar' },
  greetingTo: { ar: 'أهلًا {name}', en: 'Dear {name}' },
  greeting: { ar: 'أهلًا', en: 'Dear guest' },
  open: { ar: 'التفاصيل', en: 'Details' },
  signature: { ar: 'مع التحية\nفريق ديار <3', en: 'Regards\nThe Diyar team <3' },
}

test('the frame of mails is what an admin wrote, and every mail still has its reason and the way to fewer', async () => {
  const admin = await anAdmin(api)
  expect((await save(admin, SHIPPED, 0, FRAME)).status).toBe(200)
  await received()
  const mail = api.sentMails.at(-1)
  expect(mail?.subject).toMatch(/ من ديار$/)
  for (const text of [
    'أهلًا Sara',
    'التفاصيل: ',
    'مع التحية\nفريق ديار',
    'لأنك اخترت البريد للإشعارات',
    '/my-profile',
  ])
    expect(mail?.text).toContain(text)
  expect(mail?.html).toContain('فريق ديار &lt;3')
  expect(mail?.html).toContain('/my-profile')
  expect(mail?.unsubscribeUrl).toContain('/my-profile')
  const other = await api.call('GET', NAME, { as: admin })
  expect(other.body.around.en).toMatchObject({ signature: SHIPPED.signature.en, subject: SHIPPED.subject.en })
  const reset = await api.call('POST', `${FRAME}/reset`, { as: admin, body: { version: 1 } })
  expect(reset.body.texts.signature.en).toBe('The Diyar team')
})

test.each([
  ['a subject without the title', { subject: { ar: 'ديار', en: '{title}' } }, 'texts.subject.ar'],
  ['a subject of two lines', { subject: { ar: '{title}\nBcc: x', en: '{title}' } }, 'texts.subject.ar'],
  ['a name where there is none', { greeting: { ar: 'أهلًا', en: 'Hello {name}' } }, 'texts.greeting.en'],
  ['a line that is not of the frame', { why: { ar: 'لا', en: 'No' } }, 'texts.why'],
])('%s is refused in the frame of mails', async (_, change, path) => {
  const answer = await save(await anAdmin(api), { ...SHIPPED, ...change }, 0, FRAME)
  expect(answer.body.issues.map((one: { path: string }) => one.path)).toContain(path)
})
