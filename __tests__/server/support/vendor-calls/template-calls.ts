import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aConversation } from '@/__tests__/server/support/conversations'
import { aListing } from '@/__tests__/server/support/listings'
import { anOfferedStay, OFFER } from '@/__tests__/server/support/private-offers'
import { aQuickAnswer, aTemplate, QUICK_ANSWER, TEMPLATE } from '@/__tests__/server/support/templates'
import { aHost } from '@/__tests__/server/support/users'
import type { VendorCalls } from './vendor-call'

/** The calls of vendors on templates of messages, quick answers and private offers. */
export const TEMPLATE_CALLS: VendorCalls = {
  'POST /vender/message-templates': async (test) => ({
    host: await aHost(test),
    body: TEMPLATE,
    act: 'template_added',
  }),
  'PUT /vender/message-templates/:id': async (test) => {
    const host = await aHost(test)
    return { host, id: await aTemplate(test, host), body: TEMPLATE, act: 'template_changed' }
  },
  'PUT /vender/message-templates/:id/state': async (test) => {
    const host = await aHost(test)
    return { host, id: await aTemplate(test, host), body: { isOn: false }, act: 'template_changed' }
  },
  'DELETE /vender/message-templates/:id': async (test) => {
    const host = await aHost(test)
    return { host, id: await aTemplate(test, host), act: 'template_removed' }
  },
  'PUT /vender/message-templates/listings/:id': async (test) => {
    const { id, host } = await aListing(test)
    return { host, id, body: { wifi: 'Diyar, 12345678' }, act: 'guest_note_changed' }
  },
  'POST /vender/quick-answers': async (test) => ({
    host: await aHost(test),
    body: QUICK_ANSWER,
    act: 'quick_answer_added',
  }),
  'PUT /vender/quick-answers/:id': async (test) => {
    const host = await aHost(test)
    return { host, id: await aQuickAnswer(test, host), body: QUICK_ANSWER, act: 'quick_answer_changed' }
  },
  'DELETE /vender/quick-answers/:id': async (test) => {
    const host = await aHost(test)
    return { host, id: await aQuickAnswer(test, host), act: 'quick_answer_removed' }
  },
  'GET /vender/conversations/:id/offers/listings': async (test) => {
    const { host, id } = await aConversation(test)
    return { host, id }
  },
  'POST /vender/conversations/:id/offers': async (test) => {
    const { host, id, serviceId } = await aConversation(test)
    const body = { ...OFFER, clientId: 'offer-0001', serviceId }
    return { host, id, body, act: 'private_offer_sent' }
  },
  'POST /vender/offers/:id/withdraw': async (test) => {
    const { host, offerId } = await anOfferedStay(test)
    return { host, id: offerId, act: 'private_offer_withdrawn' }
  },
  'GET /vender/conversations/:id/quick-answers': async (test) => {
    const { host, guest, serviceId } = await aBookingAt(test)
    const opened = await test.call('POST', '/conversations', { as: guest, body: { serviceId } })
    return { host, id: opened.body._id }
  },
}
