import { eq } from 'drizzle-orm'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import type { NotificationType } from '@/lib/domain/notifications/notification'
import { users } from '@/server/db/schema/people/users'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'

const api = appForTests()

async function aReader(): Promise<TestUser> {
  const person = await aGuest(api)
  await api.db.update(users).set({ email: 'sara@example.sa' }).where(eq(users.id, person.id))
  return person
}

async function tell({ id }: TestUser, type: NotificationType = 'Booking_request_approved_by_vender') {
  const params = { code: 'DY-ABCDEF', service: 'Palm <b>house</b>', service_ar: 'بيت النخلة' }
  await notifyUser(api.db, { userId: id, type, params, createdAt: api.clock.now() })
  await workThrough(api)
}

const choose = (as: TestUser, body: object) => api.call('PUT', '/user/channels', { as, body })

test('by default both channels are on and in Arabic', async () => {
  const reader = await aReader()
  expect((await api.call('GET', '/user/channels', { as: reader })).body).toEqual({
    sms: true,
    email: true,
    emailAddress: 'sara@example.sa',
  })
  await tell(reader)
  expect(api.sentTexts).toEqual([
    { to: reader.phone, text: expect.stringContaining('بيت النخلة'), reference: expect.any(String) },
  ])
  expect(api.sentMails[0]).toMatchObject({ to: 'sara@example.sa', subject: expect.stringContaining('ديار') })
  expect(api.sentMails[0]?.html).toContain('dir="rtl"')
})

test('a choice applies from the next message on; mails are in the language of their reader, and contain text alone', async () => {
  const reader = await aReader()
  await api.db.update(users).set({ language: 'en' }).where(eq(users.id, reader.id))
  const chosen = await choose(reader, { sms: false, email: true })
  expect([chosen.status, chosen.body]).toMatchObject([200, { sms: false, email: true }])
  await tell(reader)
  expect(api.sentTexts).toEqual([])
  const [mail] = api.sentMails
  expect(mail?.text).toContain('Your request for Palm <b>house</b> is approved.')
  expect(mail?.html).toContain('Palm &lt;b&gt;house&lt;/b&gt;')
  expect(mail?.html).toContain('https://www.example.sa/en/my-bookings')
})

test.each([
  ['ar', 'rtl', 'right', 'الأحد', '2,320 ريالًا سعوديًا', 'https://www.example.sa/booking/b1'],
  ['en', 'ltr', 'left', 'Sunday', '2,320 Saudi riyals', 'https://www.example.sa/en/booking/b1'],
] as const)(
  'a mail of a booking contains its dates, its amount, its link, and how to unsubscribe: %s',
  async (language, dir, align, weekday, amount, link) => {
    const reader = await aReader()
    await api.db.update(users).set({ language }).where(eq(users.id, reader.id))
    const at = { checkInAt: '2026-03-22T12:00:00.000Z', checkOutAt: '2026-03-29T09:00:00.000Z' }
    const params = { bookingId: 'b1', code: 'DY-ABCDEF', service: 'P', service_ar: 'ب', total: 2320, ...at }
    await notifyUser(api.db, { userId: reader.id, type: 'Booking_paid', params, createdAt: api.clock.now() })
    await workThrough(api)
    const [mail] = api.sentMails
    for (const said of [weekday, amount, link, 'DY-ABCDEF']) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    expect(mail?.html).toMatch(new RegExp(`<html lang="${language}" dir="${dir}">`))
    expect(mail?.html).toContain(`<th align="${align}"`)
    expect(mail?.unsubscribeUrl).toMatch(/\/my-profile$/)
  },
)

test('without an address no mail is sent; a deleted user gets nothing; small notifications stay in the bell', async () => {
  const reader = await aGuest(api)
  await tell(reader, 'Checkin_by_user')
  expect([api.sentTexts, api.sentMails]).toEqual([[], []])
  await tell(reader)
  expect([api.sentTexts.length, api.sentMails.length]).toEqual([1, 0])
  await api.db.update(users).set({ deletedAt: api.clock.now() }).where(eq(users.id, reader.id))
  await tell(reader)
  expect(api.sentTexts).toHaveLength(1)
})

test.each(['Booking_cancelled_by_self', 'Booking_paid', 'Booking_dates_moved', 'Refund_sent'] as const)(
  "a notification of the reader's own action sends a mail but no text message: %s",
  async (type) => {
    await tell(await aReader(), type)
    expect([api.sentTexts.length, api.sentMails.length]).toEqual([0, 1])
  },
)

test.each([{ sms: 'yes', email: true }, { sms: true }, { sms: true, email: true, phone: '+966500000001' }])(
  'a choice of another shape is refused: %j',
  async (body) => {
    expect((await choose(await aGuest(api), body)).status).toBe(400)
  },
)
