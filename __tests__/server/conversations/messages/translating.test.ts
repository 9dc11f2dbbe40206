import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aConversation, sendText } from '@/__tests__/server/support/conversations'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, type TestUser } from '@/__tests__/server/support/users'
import { messages } from '@/server/db/schema/conversations/conversations'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { translations } from '@/server/db/schema/platform/translations'

const asked: string[] = []
let answer = ''
const api = appForTests({}, null, () => ({
  translator: {
    translate: async (text) => {
      asked.push(text)
      return answer
    },
  },
}))
beforeEach(() => {
  asked.length = 0
  answer = 'Is there parking?'
})

const TEXT = 'هل يوجد موقف؟'

async function aMessage(text = TEXT) {
  const talk = await aConversation(api)
  const { body } = await talk.byGuest(text)
  const translate = (as?: TestUser, message: string = body._id, conversation = talk.id) =>
    api.call('POST', `/conversations/${conversation}/messages/${message}/translation`, {
      ...(as && { as }),
      headers: { 'accept-language': 'en' },
    })
  return { ...talk, messageId: body._id as string, translate }
}

test('a message is translated for both sides and the vendor’s members who write, for no other user', async () => {
  const { guest, host, translate, id } = await aMessage()
  const other = await aMessage()
  const member = await aMember(api, host.vendorId, 'frontDesk')
  expect(await translate(host)).toMatchObject({ status: 200, body: { text: 'Is there parking?' } })
  for (const reader of [guest, member]) expect((await translate(reader)).status).toBe(200)
  expect(asked).toEqual([TEXT])
  for (const stranger of [
    await aGuest(api),
    await aHost(api),
    await aMember(api, host.vendorId, 'finance'),
  ]) {
    expect((await translate(stranger)).status).toBe(404)
  }
  expect((await translate()).status).toBe(401)
  expect((await translate(host, other.messageId, id)).status).toBe(404)
  await api.db.delete(vendorMembers).where(eq(vendorMembers.userId, member.id))
  expect((await translate(member)).status).toBe(404)
  expect(asked).toHaveLength(1)
})

test('a translation belongs to its message: the same words elsewhere are another one, and it is deleted with it', async () => {
  const { host, byGuest, translate, messageId } = await aMessage()
  const again = (await byGuest(TEXT)).body._id
  await translate(host)
  await translate(host, again)
  expect(asked).toEqual([TEXT, TEXT])
  await api.db.delete(messages).where(eq(messages.id, messageId))
  expect(await api.db.select({ of: translations.messageId }).from(translations)).toEqual([{ of: again }])
})

test('masked contacts do not leave, what a translation spells out is masked, and a confirmed booking shows both', async () => {
  const { guest, host, serviceId, byVendor } = await aBookingAt(api, { bookingType: '24-Hour' })
  const { body } = await api.call('POST', '/conversations', { as: guest, body: { serviceId } })
  const sent = await sendText(api, guest, body._id, 'رقمي 0501234567 للتواصل معي')
  const path = `/conversations/${body._id}/messages/${sent.body._id}/translation`
  const translate = () => api.call('POST', path, { as: host, headers: { 'accept-language': 'en' } })
  answer = 'My number is 0501234567, call me'
  expect((await translate()).body.text).toBe('My number is •••••••, call me')
  expect(asked).toEqual(['رقمي ••••••• للتواصل معي'])
  await byVendor('approve')
  expect((await translate()).body.text).toBe('My number is 0501234567, call me')
  expect(asked[1]).toBe('رقمي 0501234567 للتواصل معي')
})

test('a photo alone and a message in the language of the reader have no translation', async () => {
  const { host, byGuest, translate } = await aMessage()
  const english = (await byGuest('Is there parking?')).body._id
  expect((await translate(host, english)).body.code).toBe('invalid')
  await api.db.update(messages).set({ body: '' }).where(eq(messages.id, english))
  expect((await translate(host, english)).status).toBe(404)
})
