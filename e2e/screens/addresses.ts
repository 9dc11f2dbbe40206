import type { APIRequestContext } from '@playwright/test'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { bookStay, findStay } from '../support/bookings'
import { ADMIN_PHONE, newPhone, openSession, signUp } from '../support/fixtures'
import { applyAsHost } from '../support/new-vendor'
import { bookSeries } from '../support/series'
import { beginSharePayment, beginSplit, payShareBySandbox } from '../support/splits'
import { weekend } from '../support/stay-days'
import { DEMO_HOST } from '../support/vendors'

export const readList = async (viewer: APIRequestContext, path: string) =>
  (await viewer.get(`/api/v1/${path}`)).json()
export const firstId = async (viewer: APIRequestContext, list: string): Promise<string> =>
  (await readList(viewer, list)).data[0]._id
export const bookingPath =
  (tab: string, rest = '') =>
  async (viewer: APIRequestContext) =>
    `/booking/${await firstId(viewer, `bookings?tab=${tab}`)}${rest}`
export const requestPath = (tab: string) => async (viewer: APIRequestContext) =>
  `/request-details?id=${await firstId(viewer, `vender/bookings?tab=${tab}`)}`

/** A past stay whose deposit the vendor may still claim. */
export async function claimableRequest(viewer: APIRequestContext): Promise<string> {
  const { data } = await readList(viewer, 'vender/bookings?tab=completed')
  for (const { _id } of data) {
    const { mayClaim } = await readList(viewer, `vender/bookings/${_id}/deposit`)
    if (mayClaim) return `/request-details?id=${_id}`
  }
  throw new Error('the demo has no stay with a deposit that can be claimed')
}

/** The first results side by side. */
export async function comparedPlaces(visitor: APIRequestContext): Promise<string> {
  const { data } = await readList(visitor, 'services/search?city=Jeddah&page=1&pageSize=3')
  return `/compare?ids=${data.map(({ _id }: { _id: string }) => _id).join(',')}`
}

/** The payment page of a booking at once that is not paid. */
export const unpaidBooking = async (viewer: APIRequestContext) =>
  `/booking/${await idOfUnpaidBooking(viewer)}/pay`

/** The test page of a payment that has begun. */
export async function openPayment(viewer: APIRequestContext): Promise<string> {
  const answer = await viewer.post(`/api/v1/bookings/${await idOfUnpaidBooking(viewer)}/pay`)
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).payment.actionUrl
}

/** The page to which a payer returns whose payment is still open. */
export async function paymentReturn(viewer: APIRequestContext): Promise<string> {
  await openPayment(viewer)
  return `/booking/${await idOfUnpaidBooking(viewer)}/payment-return`
}

async function idOfUnpaidBooking(viewer: APIRequestContext): Promise<string> {
  const options = { paymentType: 'fullPayment', bookingType: 'instant', type: 'Chalets' }
  const { data } = await readList(viewer, 'bookings?tab=approved')
  const known =
    data[0] ?? (await bookStay(viewer, await findStay(viewer, weekend(5), options), 'fullPayment'))
  return known._id
}

interface KnownSplit {
  phone: string
  token: string
}

/** One split and its guest for all photographs of a worker: a guest has one at a time. */
let known: Promise<KnownSplit> | undefined

function splitOf(request: APIRequestContext): Promise<KnownSplit> {
  known ??= makeSplit(request)
  return known
}

async function makeSplit(request: APIRequestContext): Promise<KnownSplit> {
  const phone = newPhone()
  await signUp(request, phone)
  // A week for each worker: they would find the same place free.
  const week = weekend(5 + Number(process.env['TEST_PARALLEL_INDEX']))
  const stay = await findStay(request, week, { paymentType: 'fullPayment', bookingType: 'instant' })
  const { _id } = await bookStay(request, stay, 'fullPayment')
  const { token } = await beginSplit(request, _id, 3)
  await payShareBySandbox(request, token, 1)
  return { phone, token }
}

/** A split as its guest sees it, who has paid the first share. */
export async function ownSplit(visitor: APIRequestContext): Promise<string> {
  const { phone, token } = await splitOf(visitor)
  await openSession(visitor, phone)
  return `/split/${token}`
}

/** The same for a visitor. */
export async function openSplit(visitor: APIRequestContext): Promise<string> {
  const path = await ownSplit(visitor)
  await visitor.delete('/api/session')
  return path
}

/** The page to which a payer of a share returns whose payment is still open. */
export async function shareReturn(visitor: APIRequestContext): Promise<string> {
  const path = await ownSplit(visitor)
  const { token } = await splitOf(visitor)
  await beginSharePayment(visitor, token, 3)
  return `${path}/payment-return`
}

/** A weekly series of which no week is paid. */
export async function weeklySeries(visitor: APIRequestContext): Promise<string> {
  await signUp(visitor, newPhone())
  return `/series/${(await bookSeries(visitor, Number(process.env['TEST_PARALLEL_INDEX'])))._id}`
}

/** Where money moved there is a receipt. */
export async function receiptOfPaidBooking(viewer: APIRequestContext): Promise<string> {
  const { data } = await readList(viewer, 'bookings?tab=completed')
  const paid = data.find((one: { paid: number }) => one.paid > 0) ?? data[0]
  return `/booking/${paid._id}/receipt`
}

/** The host's last listing, which is not public. */
export async function pausedListing(viewer: APIRequestContext): Promise<string> {
  const { data } = await readList(viewer, 'vender/services?page=1')
  const { _id, type } = data.at(-1)
  const listingType = listingTypeOf(type)
  await viewer.post(`/api/v1/${listingType.segment}/${_id}/pause`)
  return `/${listingType.slug}/${_id}`
}

/** A listing that an admin has taken off the market, as everybody else finds it. */
export async function suspendedListing(visitor: APIRequestContext): Promise<string> {
  await openSession(visitor, ADMIN_PHONE)
  const { data } = await readList(visitor, 'services/search?city=Abha&page=1')
  const { _id, type } = data.at(-1)
  const path = `/api/v1/admin/services/${_id}/suspend`
  const { card } = await readList(visitor, `admin/services/${_id}`)
  const answer = await visitor.post(path, {
    data: { version: card.version, reason: 'The licence has ended' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await visitor.delete('/api/session')
  return `/${listingTypeOf(type).slug}/${_id}`
}

/** The checkout of a stay that can be booked at once and paid at the door. */
export async function checkoutOfFreeDates(viewer: APIRequestContext): Promise<string> {
  const options = { paymentType: 'payAtCheckin', bookingType: 'instant', type: 'Chalets' }
  const { card, checkIn, checkOut } = await findStay(viewer, weekend(6), options)
  return `/checkout?service=${card._id}&checkIn=${checkIn}&checkOut=${checkOut}&adults=2`
}

/** A vendor with listings and bookings. */
export async function approvedVendor(admin: APIRequestContext): Promise<string> {
  return `/admin/vendors?id=${await firstId(admin, 'admin/vendors?state=approved')}`
}

/** The full review of a listing with a proposed change. */
export async function waitingListing(admin: APIRequestContext): Promise<string> {
  return `/admin/services?id=${await firstId(admin, 'admin/services?state=waiting')}`
}

/** The queue of applications with one in it. */
export async function waitingApplication(admin: APIRequestContext): Promise<string> {
  await applyAsHost(admin, newPhone())
  await openSession(admin, ADMIN_PHONE)
  return '/admin/vendors'
}

/** An older version of a content page. */
export async function rewrittenPage(admin: APIRequestContext): Promise<string> {
  const { version, ar, en } = await readList(admin, 'pages/faqs')
  const lead = `${en.lead} Fresh.`
  await admin.put('/api/v1/admin/pages/faqs', { data: { version, ar, en: { ...en, lead } } })
  return `/admin/pages?name=faqs&version=${version}`
}

/** The newest confirmed booking, as an admin opens it. */
export const adminBooking = async (viewer: APIRequestContext) =>
  `/admin/bookings/${await firstId(viewer, 'admin/bookings?state=confirmed')}`

/** The newest guest, as an admin opens them. */
export const adminUser = async (viewer: APIRequestContext) =>
  `/admin/users/${await firstId(viewer, 'admin/users?role=User')}`

/** The queue of privacy requests with one in it; another one of the same user is refused, which is no matter. */
export async function privacyRequests(admin: APIRequestContext): Promise<string> {
  const receivedOn = new Date(Date.now() - 25 * 86_400_000).toISOString().slice(0, 10)
  const data = { kind: 'export', note: 'Wrote to hello@diyar.example', receivedOn }
  await admin.post(`/api/v1/admin/users/${await firstId(admin, 'admin/users?role=User')}/privacy-requests`, {
    data,
  })
  return '/admin/privacy-requests'
}

/** The inbox with a contact message in it, or that message. */
export const contactInInbox =
  (part: 'list' | 'item' = 'list') =>
  async (admin: APIRequestContext) => {
    const data = {
      name: 'سارة الحربي',
      reach: `0${newPhone()}`,
      topic: 'payment',
      message: 'دفعت مرتين لنفس الحجز، متى يعود المبلغ؟',
    }
    // The form takes a few messages a day from one address; the list has those then.
    await admin.post('/api/v1/contact', { data })
    const id = await firstId(admin, 'admin/inbox?kind=contact')
    return part === 'item' ? `/admin/inbox/${id}` : '/admin/inbox'
  }

/** The page of a cleaner whom the demo's host adds for this picture. */
export async function cleanersPage(visitor: APIRequestContext): Promise<string> {
  await openSession(visitor, DEMO_HOST.phone)
  const { listings } = await readList(visitor, 'vender/cleaning')
  const data = {
    name: 'مريم',
    phone: newPhone(),
    listingIds: listings.map(({ _id }: { _id: string }) => _id),
  }
  const answer = await visitor.post('/api/v1/vender/cleaning/cleaners', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  await visitor.delete('/api/session')
  return `/cleaning/${(await answer.json()).token}`
}

const EACH_DAY = {
  weekdays: [],
  startsAt: null,
  endsAt: null,
  from: null,
  to: null,
  price: null,
  percent: null,
}

/** The calendar of a listing with price rules of each kind. */
export async function pricePlan(viewer: APIRequestContext): Promise<string> {
  const id = DEMO_HOST.atOnce[0]
  const path = `/api/v1/vender/services/${id}/price-plans`
  const { version, rules } = await (await viewer.get(path)).json()
  const wanted = [
    { ...EACH_DAY, name: 'العيدان', season: 'eidAlFitr', percent: 200 },
    { ...EACH_DAY, name: 'اليوم الوطني', season: 'nationalDay', percent: 150 },
    { ...EACH_DAY, name: 'إجازة المدارس', season: 'schoolHolidays', percent: 125 },
    {
      ...EACH_DAY,
      name: 'الصيف',
      season: 'gregorian',
      from: '06-15',
      to: '08-31',
      weekdays: ['thursday', 'friday'],
      percent: 140,
    },
    { ...EACH_DAY, name: 'رمضان', season: 'ramadan', percent: 80 },
  ]
  if (rules.length === 0) {
    const answer = await viewer.put(path, { data: { basedOn: version, rules: wanted, confirmed: true } })
    if (!answer.ok()) throw new Error(await answer.text())
  }
  return `/service-calendar?service=${id}`
}
