import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { availableOf } from '@/lib/domain/ledger/accounts'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { adminSecondSteps } from '@/server/db/schema/admins'
import { exceptionRequests } from '@/server/db/schema/bookings'
import { districts } from '@/server/db/schema/catalogue'
import { inboxItems } from '@/server/db/schema/inbox'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { refunds, unmatchedPayments } from '@/server/db/schema/money/payments'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { vendors } from '@/server/db/schema/vendors'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { postTransaction } from '@/server/modules/ledger/post-transaction'
import { aBookingAt } from './bookings'
import { aFinishedBooking } from './finished-bookings'
import { aListing } from './listings'
import { anUpload } from './pictures'
import { aPrivacyRequest, aWaitingPrivacyRequest } from './privacy-requests'
import { A_CODE } from './promotions'
import type { TestApp } from './test-app'
import { aGuest, aHost, anAdmin, aUser, type TestUser } from './users'
import { aLiveListing, aPayload, CHALET, ownPictures, send, versionOf } from './vendor-listings'

/** A call of an admin that succeeds: what replaces the parameter of the route, the body, and who must make it. */
interface AdminCall {
  id?: string
  body?: object
  as?: TestUser
}

const DAY_S = 86_400
const REASON = { reason: 'The photos are of another place' }
const AN_ANSWER = { title: 'Hello', title_ar: 'مرحبًا', text: 'Hello {name}', text_ar: 'مرحبًا {name}' }
const NO_PAPERS = { commId: '', commercialExpiresOn: '', vatNumber: '', vatExpiresOn: '' }
const NORTH = { name: 'North', name_ar: 'الشمال' }
const PAGE = { title: 'About', lead: 'A first sentence.', text: '## A part\nWords.' }
const TEMPLATE = {
  title: { ar: 'مكانك معتمد', en: 'Approved' },
  description: { ar: '{service}', en: '{service}' },
}
const PAGE_BODY = { ar: PAGE, en: PAGE }

/** The check-in time of a stay of these tests. */
const ARRIVED = new Date('2026-03-20T12:00:00Z')

/** Every changing route of admins with a scene and a call; a test refuses a route without one. */
export const ADMIN_CALLS: Record<string, (test: TestApp) => Promise<AdminCall>> = {
  'POST /admin/vendors/:id/approve': async (test) => onVendor(test, await anApplication(test)),
  'POST /admin/vendors/:id/reject': async (test) => onVendor(test, await anApplication(test), REASON),
  'POST /admin/vendors/:id/suspend': async (test) =>
    onVendor(test, (await aHost(test)).vendorId, { ...REASON, bookings: 'keep' }),
  'POST /admin/vendors/:id/restore': async (test) => {
    const { vendorId } = await aHost(test)
    const { body } = await onVendor(test, vendorId, { ...REASON, bookings: 'keep' })
    await send(test, await anAdmin(test), `/admin/vendors/${vendorId}/suspend`, body)
    return onVendor(test, vendorId)
  },
  'PUT /admin/vendors/:id/papers': async (test) =>
    onVendor(test, (await aHost(test)).vendorId, { ...NO_PAPERS, commId: '1010010000' }),
  'POST /admin/vendors/:id/notes': async (test) => ({
    id: (await aHost(test)).vendorId,
    body: { text: 'Called on Sunday' },
  }),

  'POST /admin/services/:id/approve': async (test) => onListing(test, await aChangedListing(test)),
  'POST /admin/services/:id/publish': async (test) => onListing(test, await aWaitingListing(test)),
  'POST /admin/services/:id/reject': async (test) => onListing(test, await aWaitingListing(test), REASON),
  'POST /admin/services/:id/suspend': async (test) =>
    onListing(test, (await aLiveListing(test, await aHost(test))).id, REASON),
  'POST /admin/services/:id/restore': async (test) => {
    const { id } = await aLiveListing(test, await aHost(test))
    const { body } = await onListing(test, id, REASON)
    await send(test, await anAdmin(test), `/admin/services/${id}/suspend`, body)
    return onListing(test, id)
  },
  'POST /admin/services/decisions': async (test) => {
    const id = await aWaitingListing(test)
    return { body: { verb: 'publish', items: [{ id, version: await versionOf(test, id) }] } }
  },

  'POST /admin/users/:id/reveal': async (test) => ({ id: (await aGuest(test)).id, body: {} }),
  'POST /admin/users/:id/export': async (test) => ({ id: (await aGuest(test)).id, body: REASON }),
  'POST /admin/users/:id/end-sessions': async (test) => ({ id: (await aGuest(test)).id, body: {} }),
  'POST /admin/users/:id/block': async (test) => ({ id: (await aGuest(test)).id, body: REASON }),
  'POST /admin/users/:id/unblock': async (test) => {
    const { id } = await aGuest(test)
    await test.call('POST', `/admin/users/${id}/block`, { as: await anAdmin(test), body: REASON })
    return { id, body: REASON }
  },

  'POST /admin/users/:id/privacy-requests': async (test) => ({
    id: (await aGuest(test)).id,
    body: aPrivacyRequest(test, 'export'),
  }),
  'POST /admin/privacy-requests/:id/done': async (test) => ({
    id: await aWaitingPrivacyRequest(test, 'export'),
    body: {},
  }),
  'POST /admin/privacy-requests/:id/refuse': async (test) => ({
    id: await aWaitingPrivacyRequest(test, 'deletion'),
    body: REASON,
  }),

  'POST /admin/cities': async (test) => {
    const as = await anAdmin(test)
    return { as, body: await aCityBody(test, as) }
  },
  'PUT /admin/cities/:id': async (test) => {
    const { _id, ...city } = await aCity(test)
    return { id: _id, body: { ...city, title: 'Above the clouds' } }
  },
  'POST /admin/cities/order': async (test) => {
    const [first, second] = [await aCity(test), await aCity(test, 'Taif', 'الطائف')]
    const from = [first._id, second._id]
    return { body: { from, to: from.toReversed() } }
  },
  'PUT /admin/categories/:id': async (test) => {
    await aListing(test)
    const as = await anAdmin(test)
    const { data } = (await test.call('GET', '/admin/categories', { as })).body
    const { _id, type: _type, ...category } = data[0]
    return { id: _id, body: { ...category, ...BLURB, status: 'inactive' } }
  },
  'POST /admin/categories/order': async (test) => {
    await aListing(test)
    await aListing(test, { type: 'Farms' })
    return { body: { from: ['chalets', 'farms'], to: ['farms', 'chalets'] } }
  },
  'POST /admin/banners': async (test) => {
    const as = await anAdmin(test)
    return { as, body: aBannerBody(await anUpload(test, as)) }
  },
  'PUT /admin/banners/:id': async (test) => {
    const { _id, ...banner } = await aBanner(test)
    return { id: _id, body: { ...banner, title: 'Winter' } }
  },
  'POST /admin/banners/:id/remove': async (test) => {
    const { _id, version } = await aBanner(test)
    return { id: _id, body: { version } }
  },
  'POST /admin/banners/order/:place': async (test) => {
    const from = [(await aBanner(test))._id, (await aBanner(test))._id]
    return { id: 'main', body: { from, to: from.toReversed() } }
  },
  'POST /admin/cities/:id/districts': async (test) => ({ id: (await aCity(test))._id, body: NORTH }),
  'PUT /admin/districts/:id': async (test) => ({
    id: await aDistrict(test),
    body: { name: 'South', name_ar: 'الجنوب', version: 1 },
  }),
  'POST /admin/districts/:id/remove': async (test) => ({ id: await aDistrict(test), body: { version: 1 } }),

  'POST /admin/bookings/:id/cancel': async (test) => ({
    id: (await aBookingAt(test)).booking._id,
    body: REASON,
  }),
  'POST /admin/bookings/:id/no-show': async (test) => onBooking(test, ARRIVED),
  'POST /admin/bookings/:id/for-guest/cancel': async (test) => onBooking(test),
  'POST /admin/bookings/:id/for-guest/dates': async (test) =>
    onBooking(test, null, { checkIn: '2026-03-27', checkOut: '2026-03-29' }),
  'POST /admin/bookings/:id/for-guest/check-in': async (test) => onBooking(test, ARRIVED),
  'POST /admin/bookings/:id/for-guest/check-out': async (test) => {
    const stay = await aBookingAt(test)
    test.clock.set(ARRIVED)
    await stay.byGuest('check-in')
    return { id: stay.booking._id, body: { ...REASON, version: 1 } }
  },
  'POST /admin/cancellations/:id/approve': async (test) => ({
    id: await anException(test),
    body: { percent: 40 },
  }),
  'POST /admin/cancellations/:id/reject': async (test) => ({ id: await anException(test) }),
  'POST /admin/deposit-claims/:id/decide': async (test) => ({
    id: await aDisputedClaim(test),
    body: { amount: 30, ...REASON },
  }),

  'POST /admin/refunds/:id/retry': async (test) => ({ id: await aFailedRefund(test), body: {} }),
  'POST /admin/refunds/:id/transfer': async (test) => ({
    id: await aFailedRefund(test),
    body: { reference: 'SARIE 2026-77' },
  }),
  'POST /admin/unmatched-payments/:id/retry': async (test) => ({ id: await aRefusedCapture(test), body: {} }),
  'POST /admin/unmatched-payments/:id/solve': async (test) => ({
    id: await aRefusedCapture(test),
    body: REASON,
  }),
  'POST /admin/balances/:id/adjustments': async (test) => ({
    id: (await aGuest(test)).id,
    body: { direction: 'add', amount: 100, ...REASON },
  }),
  'POST /admin/adjustments/:id/approve': async (test) => ({ id: await aProposal(test) }),
  'POST /admin/adjustments/:id/refuse': async (test) => ({ id: await aProposal(test), body: REASON }),

  'POST /admin/payouts/:id/approve': async (test) => ({ id: await aPayout(test), body: {} }),
  'POST /admin/payouts/:id/refuse': async (test) => ({ id: await aPayout(test), body: REASON }),
  'POST /admin/payouts/:id/pay': async (test) => ({ id: (await aSentBatch(test)).payoutId, body: {} }),
  'POST /admin/payouts/:id/return': async (test) => ({ id: (await aSentBatch(test)).payoutId, body: REASON }),
  'POST /admin/payout-batches': async (test) => {
    await anApprovedPayout(test)
    return { body: {} }
  },
  'POST /admin/payout-batches/:id/send': async (test) => ({ id: (await aBatch(test)).batchId, body: {} }),
  'POST /admin/payout-batches/:id/pay': async (test) => ({ id: (await aSentBatch(test)).batchId, body: {} }),

  'POST /admin/promotions': async () => ({ body: { ...A_CODE, listingTypes: [LISTING_TYPES[0]?.type] } }),
  'POST /admin/promotions/:id/end': async (test) => {
    const made = await test.call('POST', '/admin/promotions', { as: await anAdmin(test), body: A_CODE })
    return { id: made.body._id, body: REASON }
  },

  'POST /admin/roles': async (test) => ({
    body: { phone: (await aGuest(test)).phone, role: 'finance', ...REASON },
  }),
  'PUT /admin/roles/:id': async (test) => ({
    id: (await anAdmin(test, 'support')).id,
    body: { role: 'content', ...REASON },
  }),
  'POST /admin/roles/:id/reset-two-step': async (test) => ({
    id: await anAdminWithSecondStep(test),
    body: REASON,
  }),

  'PUT /admin/pages/:name': async () => ({ id: 'about', body: { version: 0, ...PAGE_BODY } }),
  'POST /admin/pages/:name/restore': async (test) => {
    const body = { version: 0, ...PAGE_BODY }
    await test.call('PUT', '/admin/pages/about', { as: await anAdmin(test), body })
    return { id: 'about', body: { version: 1, from: 0 } }
  },

  'PUT /admin/templates/:name': async () => ({
    id: 'Service_approve_by_admin',
    body: { version: 0, texts: TEMPLATE },
  }),
  'POST /admin/templates/:name/reset': async (test) => {
    const body = { version: 0, texts: TEMPLATE }
    await test.call('PUT', '/admin/templates/Service_approve_by_admin', { as: await anAdmin(test), body })
    return { id: 'Service_approve_by_admin', body: { version: 1 } }
  },

  'PUT /admin/inbox/:id/assignee': async (test) => {
    const as = await anAdmin(test)
    return { as, id: await anInboxItem(test), body: { version: 1, assigneeId: as.id } }
  },
  'POST /admin/inbox/:id/close': async (test) => ({
    id: await anInboxItem(test),
    body: { version: 1, ...REASON },
  }),
  'POST /admin/inbox/:id/wait': async (test) => ({ id: await anInboxItem(test), body: { version: 1 } }),
  'POST /admin/inbox/:id/reopen': async (test) => {
    const id = await anInboxItem(test)
    const as = await anAdmin(test)
    await test.call('POST', `/admin/inbox/${id}/wait`, { as, body: { version: 1 } })
    return { id, body: { version: 2 } }
  },
  'POST /admin/inbox/:id/hide': async (test) => ({
    id: await aReportedReview(test),
    body: { version: 1, ...REASON },
  }),
  'POST /admin/inbox/:id/show': async (test) => {
    const id = await aReportedReview(test)
    const as = await anAdmin(test)
    await test.call('POST', `/admin/inbox/${id}/hide`, { as, body: { version: 1, ...REASON } })
    return { id, body: { version: 2, ...REASON } }
  },
  'POST /admin/inbox/:id/answer': async (test) => ({
    id: await anInboxItem(test),
    body: { version: 1, text: 'Tomorrow', state: 'closed' },
  }),
  'POST /admin/inbox/:id/notes': async (test) => ({
    id: await anInboxItem(test),
    body: { text: 'Asked before' },
  }),
  'POST /admin/inbox/:id/reveal': async (test) => ({ id: await anInboxItem(test), body: {} }),
  'POST /admin/canned-answers': async () => ({ body: AN_ANSWER }),
  'PUT /admin/canned-answers/:id': async (test) => ({
    id: await aCannedAnswer(test),
    body: { ...AN_ANSWER, title: 'Hi', version: 1 },
  }),
  'POST /admin/canned-answers/:id/remove': async (test) => ({
    id: await aCannedAnswer(test),
    body: { version: 1 },
  }),
}

async function anAdminWithSecondStep(test: TestApp): Promise<string> {
  const { id } = await anAdmin(test, 'support')
  await test.db.delete(adminSecondSteps).where(eq(adminSecondSteps.userId, id))
  await test.db
    .insert(adminSecondSteps)
    .values({ userId: id, sealedSecret: 'sealed', confirmedAt: test.clock.now() })
  return id
}

async function onVendor(test: TestApp, id: string, body: object = {}): Promise<AdminCall> {
  const [row] = await test.db.select().from(vendors).where(eq(vendors.id, id))
  return { id, body: { version: row?.version, ...body } }
}

async function onListing(test: TestApp, id: string, body: object = {}): Promise<AdminCall> {
  return { id, body: { version: await versionOf(test, id), ...body } }
}

const BLURB = { blurb: 'By the sea', blurb_ar: 'على البحر' }

async function aCityBody(test: TestApp, as: TestUser, name = 'Abha', nameInArabic = 'أبها') {
  const image = await anUpload(test, as)
  return {
    ...{ name, name_ar: nameInArabic, title: 'Clouds', title_ar: 'غيوم', image },
    ...{ latitude: 18.2, longitude: 42.5, status: 'active' },
  }
}

async function aCity(test: TestApp, ...names: string[]): Promise<{ _id: string; version: number }> {
  const as = await anAdmin(test)
  return (await test.call('POST', '/admin/cities', { as, body: await aCityBody(test, as, ...names) })).body
}

function aBannerBody(image: string) {
  const texts = { title: 'Summer', title_ar: 'الصيف', image, link: '/search' }
  return { place: 'main', ...texts, firstDay: null, lastDay: null, status: 'active' }
}

async function aBanner(test: TestApp): Promise<{ _id: string; version: number }> {
  const as = await anAdmin(test)
  const body = aBannerBody(await anUpload(test, as))
  return (await test.call('POST', '/admin/banners', { as, body })).body
}

async function aDistrict(test: TestApp): Promise<string> {
  const { _id } = await aCity(test)
  await test.call('POST', `/admin/cities/${_id}/districts`, { as: await anAdmin(test), body: NORTH })
  const [row] = await test.db.select().from(districts)
  return row?.id ?? ''
}

/** A capture that no attempt explains, whose refund the provider has refused. */
async function aRefusedCapture(test: TestApp): Promise<string> {
  const providerId = 'fake_unknown'
  const capture = { providerId, status: 'paid', amountHalalas: 5_000, currency: 'SAR' } as const
  test.payments.reports.set(providerId, { ...capture, actionUrl: null, declineReason: null })
  await settlePayment(test, providerId)
  test.clock.pass(600)
  await sweep({ ...test, payments: { ...test.payments, refund: async () => false } })
  const [row] = await test.db.select().from(unmatchedPayments)
  return row?.id ?? ''
}

async function anApplication(test: TestApp): Promise<string> {
  const { id: userId } = await aUser(test)
  const row = { userId, type: 'host' as const, state: 'waiting' as const, createdAt: test.clock.now() }
  const [written] = await test.db.insert(vendors).values(row).returning()
  return written?.id ?? ''
}

async function aWaitingListing(test: TestApp): Promise<string> {
  const host = await aHost(test)
  return (await send(test, host, '/chalet', await aPayload(test, host, CHALET))).body._id
}

async function aChangedListing(test: TestApp): Promise<string> {
  const host = await aHost(test)
  const { id, payload } = await aLiveListing(test, host)
  const images = await ownPictures(test, host, 6)
  const description = { ...(payload['description'] as object), nameInEnglish: 'Palm Palace', images }
  await send(test, host, `/chalet/${id}`, { ...payload, description }, 'PUT')
  return id
}

async function anException(test: TestApp): Promise<string> {
  const stay = await aBookingAt(test, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  test.clock.set(new Date(Date.parse(stay.booking.checkInAt) - 3_600_000))
  await stay.byGuest('exception', { reason: 'Ill' })
  const [row] = await test.db.select().from(exceptionRequests)
  return row?.id ?? ''
}

async function aDisputedClaim(test: TestApp): Promise<string> {
  const place = { paymentType: 'fullPayment' as const, depositHalalas: 10_000 }
  const stay = await aFinishedBooking(test, place, 'pay')
  const photo = await anUpload(test, stay.host, 120, 'document')
  await stay.byVendor('deposit/claim', { amount: 60, reason: 'A broken lamp', photos: [photo] })
  await stay.byGuest('deposit/answer', { agrees: false, text: 'It was broken before' })
  const [row] = await test.db.select().from(depositClaims)
  return row?.id ?? ''
}

async function aFailedRefund(test: TestApp): Promise<string> {
  const stay = await aBookingAt(test, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  await stay.byGuest('cancel')
  await sweep({ ...test, payments: { ...test.payments, refund: async () => false } })
  const [row] = await test.db.select().from(refunds)
  return row?.id ?? ''
}

/** An addition above what an admin may move alone. */
async function aProposal(test: TestApp): Promise<string> {
  const guest = await aGuest(test)
  const { body } = await test.call('POST', `/admin/balances/${guest.id}/adjustments`, {
    as: await anAdmin(test),
    body: { direction: 'add', amount: 50_000, ...REASON },
    headers: { 'idempotency-key': randomUUID() },
  })
  return body._id
}

async function aPayout(test: TestApp): Promise<string> {
  const host = await aHost(test)
  await test.db.insert(bankAccounts).values({
    ...{ vendorId: host.vendorId, iban: 'SA0380000000608010167519', holderName: 'Sara Alharbi' },
    ...{ isHolderTheVendor: true, changedAt: test.clock.now() },
  })
  const earned = {
    kind: 'refund_credited',
    subject: 'earned',
    bookingId: null,
    now: test.clock.now(),
  } as const
  await test.db.transaction((tx) =>
    postTransaction(tx, earned, [
      { account: 'psp_clearing', amountHalalas: -88_500 },
      { account: availableOf(host.id), amountHalalas: 88_500 },
    ]),
  )
  test.clock.pass(DAY_S)
  return (await test.call('POST', '/vender/payouts', { as: host, body: {} })).body._id
}

async function anApprovedPayout(test: TestApp): Promise<string> {
  const id = await aPayout(test)
  await test.call('POST', `/admin/payouts/${id}/approve`, { as: await anAdmin(test), body: {} })
  return id
}

async function aBatch(test: TestApp): Promise<{ payoutId: string; batchId: string }> {
  const payoutId = await anApprovedPayout(test)
  const { body } = await test.call('POST', '/admin/payout-batches', { as: await anAdmin(test), body: {} })
  return { payoutId, batchId: body._id }
}

async function aSentBatch(test: TestApp) {
  const made = await aBatch(test)
  const path = `/admin/payout-batches/${made.batchId}/send`
  await test.call('POST', path, { as: await anAdmin(test), body: {} })
  return made
}

async function aReview(test: TestApp): Promise<string> {
  const stay = await aFinishedBooking(test)
  const { body } = await stay.review()
  await stay.reviewGuest()
  return body._id
}

/** The item of a reported review. */
async function aReportedReview(test: TestApp): Promise<string> {
  const subjectId = await aReview(test)
  const body = { kind: 'review', subjectId, reason: 'untrue' }
  await test.call('POST', '/reports', { as: await aGuest(test), body })
  return firstInboxItem(test)
}

/** The item of a contact message. */
async function anInboxItem(test: TestApp): Promise<string> {
  const body = { name: 'Sara', reach: 'sara@example.sa', topic: 'booking', message: 'When do you answer?' }
  await test.call('POST', '/contact', { body })
  return firstInboxItem(test)
}

async function firstInboxItem(test: TestApp): Promise<string> {
  const [row] = await test.db.select().from(inboxItems)
  return row?.id ?? ''
}

async function aCannedAnswer(test: TestApp): Promise<string> {
  const { body } = await test.call('POST', '/admin/canned-answers', {
    as: await anAdmin(test),
    body: AN_ANSWER,
  })
  return body._id
}

/** A new booking as the admin saw it, at the instant of the act. */
async function onBooking(test: TestApp, at: Date | null = null, more = {}): Promise<AdminCall> {
  const { booking } = await aBookingAt(test)
  if (at) test.clock.set(at)
  return { id: booking._id, body: { ...more, ...REASON, version: 0 } }
}
