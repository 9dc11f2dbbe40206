import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { aDraft } from '@/__tests__/lib/domain/listing/a-draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { toPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { OutsideServices } from './outside-services'
import { until, Visitor } from './visitor'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
/** A national ID that passes its check digit; nobody's. */
const AN_ID = '1000000008'

/** The owner of the console, who sets up the second step at their first sign-in. */
export async function firstAdmin(phone: string, services: OutsideServices) {
  const admin = new Visitor()
  await admin.signIn(phone, services)
  const { secret } = await admin.call('POST', '/admin/two-step/enrolment', {})
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await admin.call('PUT', '/admin/two-step/enrolment', { code: code() })
  return admin
}

/** A vendor applies, the console approves them and their chalet; answers the id of the chalet. */
export async function firstListing(admin: Visitor, services: OutsideServices): Promise<string> {
  const phone = '551000001'
  const vendor = new Visitor()
  await vendor.signIn(phone, services, 'signup')
  await vendor.call('PUT', '/user/names', { firstName: 'Huda', lastName: 'Alzahrani' })
  const application = {
    firstName: 'Huda',
    lastName: 'Alzahrani',
    phone,
    address: 'Jeddah, Alrawdah',
    nationality: 'SA',
    email: 'huda@diyar.example',
    idNumber: AN_ID,
    file: await upload(vendor, ''),
    idPhoto: await upload(vendor, '?purpose=document'),
  }
  await vendor.call('PUT', '/user/upgrade-vendor-host', application)
  const { application: waiting } = await vendor.call('GET', '/user/vendor-application')
  const { vendor: seen } = await admin.call('GET', `/admin/vendors/${waiting._id}`)
  await admin.call('POST', `/admin/vendors/${waiting._id}/approve`, { version: seen.version })

  const images = await Promise.all([1, 2, 3, 4, 5].map(() => upload(vendor, '')))
  const { categories } = await vendor.call('GET', '/services/categories')
  const category = categories.find(({ type }: { type: string }) => type === 'Chalets')
  const today = riyadhDay(new Date())
  const draft = aDraft(CHALET, {
    images,
    categoryId: category._id,
    secondaryPhone: '0500000012',
    openPeriod: { from: today, to: addDays(today, 300) },
  })
  const { _id } = await vendor.call('POST', `/${CHALET.segment}`, toPayload(draft, CHALET))
  const { card } = await admin.call('GET', `/admin/services/${_id}`)
  await admin.call('POST', `/admin/services/${_id}/publish`, { version: card.version })
  return _id
}

/** A guest signs up, finds the place, books it and pays by card; answers the guest and the code of the booking. */
export async function bookAndPay(
  listingId: string,
  phone: string,
  services: OutsideServices,
  inDays: number,
) {
  const guest = new Visitor()
  await guest.signIn(phone, services, 'signup')
  await guest.call('PUT', '/user/names', { firstName: 'Noura', lastName: 'Test' })
  const today = riyadhDay(new Date())
  const { data } = await guest.call('GET', '/services/search?type=Chalets')
  if (!data.some(({ _id }: { _id: string }) => _id === listingId)) throw new Error('search does not show it')
  const page = await guest.send('GET', `/en/chalets/${listingId}`)
  if (page.status !== 200) throw new Error(`its page answers ${page.status}`)
  const booking = await guest.call('POST', '/bookings', {
    serviceId: listingId,
    checkIn: addDays(today, inDays),
    checkOut: addDays(today, inDays + 2),
    ...{ adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'fullPayment' },
  })
  await guest.call('POST', `/bookings/${booking._id}/pay`, { source: 'token_paid' })
  const paid = await until(async () => {
    const seen = await guest.call('GET', `/bookings/${booking._id}`)
    if (seen.status !== 'confirmed') throw new Error(JSON.stringify(seen).slice(0, 400))
    return seen
  })
  return { guest, id: booking._id as string, code: paid.code as string }
}

async function upload(visitor: Visitor, query: string): Promise<string> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png')
  return (await visitor.call('POST', `/user/upload${query}`, form)).url
}
