import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests, type Call } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { CONTACT_TOPICS } from '@/lib/domain/content-pages/contact-topics'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { contactMessages } from '@/server/db/schema/conversations/contact'

const api = appForTests()

const A_MESSAGE = { name: 'Sara', reach: '0501234567', topic: 'booking', message: 'Where is my <b>code</b>?' }
const write = (body: object = A_MESSAGE, call: Call = {}) => api.call('POST', '/contact', { body, ...call })
const stored = () => api.db.select().from(contactMessages)

const SETTINGS = {
  logo: '/logo.svg',
  address: 'Jeddah',
  addressAr: 'جدة',
  phoneNumbers: [],
  email: 'hello@diyar.example',
  facebookLink: '',
  instagramLink: '',
  twitterLink: '',
  youTubeLink: '',
}

test('contact-page: a message is stored without an address and mailed to the address of the settings, as text', async () => {
  await api.db.insert(settings).values(SETTINGS)
  const { status } = await write(A_MESSAGE, { from: '203.0.113.20', headers: { 'accept-language': 'en' } })
  expect(status).toBe(204)
  expect(await stored()).toMatchObject([
    { ...A_MESSAGE, reach: '+966501234567', language: 'en', userId: null },
  ])
  expect(JSON.stringify(await stored())).not.toContain('203.0.113')
  await workThrough(api)
  expect(api.sentMails).toHaveLength(1)
  const [mail] = api.sentMails
  expect(mail).toMatchObject({ to: 'hello@diyar.example', text: expect.stringContaining('+966501234567') })
  expect(mail?.html).toContain('&lt;b&gt;code')
  expect(mail?.subject).not.toContain('\n')
})

test.each(CONTACT_TOPICS)(
  'a message about %s is accepted from a signed-in user, who is named',
  async (topic) => {
    const as = await aGuest(api)
    expect((await write({ ...A_MESSAGE, topic, reach: ' Sara@Example.SA ' }, { as })).status).toBe(204)
    expect(await stored()).toMatchObject([{ topic, userId: as.id, reach: 'sara@example.sa' }])
  },
)

test('a missing field or contact is named in the requested language; a filled honeypot is confirmed and dropped', async () => {
  const wrong = await write(
    { name: ' ', reach: 'nowhere', topic: 'love', message: '' },
    { headers: { 'accept-language': 'ar' } },
  )
  const paths = wrong.body.issues.map(({ path }: { path: string }) => path)
  expect([wrong.status, [...new Set(paths)].toSorted()]).toEqual([400, ['message', 'name', 'reach', 'topic']])
  for (const { message } of wrong.body.issues) expect(message).toMatch(/[\u0600-\u06FF]/)
  expect((await write({ ...A_MESSAGE, message: 'x'.repeat(2001) })).status).toBe(400)
  expect((await write({ ...A_MESSAGE, state: 'answered' })).status).toBe(400)
  expect((await write({ ...A_MESSAGE, website: 'https://spam.example' })).status).toBe(204)
  expect(await stored()).toEqual([])
})

test('the fifth message of a number and the eleventh of an address in a day are refused with a wait', async () => {
  const from = '203.0.113.30'
  for (const spelling of ['0501234567', '+966501234567', '٠٥٠١٢٣٤٥٦٧', '50 123 4567'])
    expect((await write({ ...A_MESSAGE, reach: spelling }, { from })).status).toBe(204)
  const fifth = await write(A_MESSAGE, { from: '203.0.113.31' })
  expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '86400'])
  for (let at = 0; at < 6; at++)
    expect((await write({ ...A_MESSAGE, reach: `a${at}@example.sa` }, { from })).status).toBe(204)
  expect((await write({ ...A_MESSAGE, reach: 'b@example.sa' }, { from })).status).toBe(429)
  expect((await write({ ...A_MESSAGE, reach: 'b@example.sa' }, { from: '203.0.113.32' })).status).toBe(204)
  api.clock.pass(86_401)
  expect((await write(A_MESSAGE, { from })).status).toBe(204)
})
