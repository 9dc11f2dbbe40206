import { aBookingAt } from '@/__tests__/server/support/bookings'
import { emptyTables } from '@/__tests__/server/support/database'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { A_CODE } from '@/__tests__/server/support/promotions'
import { aBookingOfTwo, aHotel } from '@/__tests__/server/support/several-rooms'
import { START, type TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { stayVatRules } from '@/server/db/schema/money/stay-vat-rules'
import { sessions } from '@/server/db/schema/people/sessions'

export type Stay = Awaited<ReturnType<typeof aBookingAt>>

/** Two bookings at one vendor, so that a debt of the one meets the earnings of the other. */
export interface World {
  api: TestApp
  stays: Stay[]
  host: Host
  admin: TestUser
  /** approves what the first one made */
  otherAdmin: TestUser
  /** who share the payment of a booking with its guest */
  friends: [TestUser, TestUser]
  /** counts the steps of the life; a repeated one has the same number */
  step: number
}

/** What may happen in a life; a refusal is an answer too. `at` picks one of the bookings. */
export type Action = (world: World, at: number) => Promise<unknown>
export type Actions = Record<string, Action>

export const PLACES = [
  { paymentType: 'fullPayment', depositHalalas: 12_345 },
  { paymentType: 'halfPayment', partialHalalas: 33_333, depositHalalas: 5_000 },
  { paymentType: 'payAtCheckin' },
  { paymentType: 'fullPayment', bookingType: '24-Hour', cancellationPolicy: 'Non_refundable' },
  {
    paymentType: 'fullPayment',
    prices: { allDays: 33_337 },
    cancellationPolicy: 'Strict',
    depositHalalas: 1,
  },
  // Of these Diyar is the deemed supplier.
  { type: 'Farms', paymentType: 'fullPayment', prices: { allDays: 33_337 }, depositHalalas: 5_000 },
  { type: 'Farms', paymentType: 'halfPayment', partialHalalas: 33_333 },
  // Of these two room types are booked together.
  { type: 'Hotel', paymentType: 'fullPayment', prices: { allDays: 33_337 }, depositHalalas: 5_000 },
  { type: 'Hotel', paymentType: 'halfPayment', partialHalalas: 33_333 },
] as const satisfies ListingOptions[]

export const DIYAR_VAT = '300000000100003'
export const REASON = { reason: 'Why not' }
const FAR_AWAY = new Date('2027-01-01T00:00:00Z')

export const stayAt = ({ stays }: World, at: number) => stays[at] as Stay

/** Empties the tables and books at both places. */
export async function aWorld(api: TestApp, places: readonly ListingOptions[]): Promise<World> {
  await emptyTables(api)
  api.clock.set(START)
  api.payments.forget()
  const host = await aHost(api)
  const admin = await anAdmin(api)
  const otherAdmin = await anAdmin(api)
  const friends: World['friends'] = [await aGuest(api), await aGuest(api)]
  await api.call('POST', '/admin/promotions', { as: admin, body: A_CODE })
  await deemFarms(api, admin)
  const stays: Stay[] = []
  for (const place of places) stays.push(await aStayAt(api, host, place))
  await api.db.update(sessions).set({ expiresAt: FAR_AWAY })
  await api.db.insert(bankAccounts).values({
    vendorId: host.vendorId,
    iban: 'SA0380000000608010167519',
    holderName: 'Sara Alharbi',
    isHolderTheVendor: true,
    changedAt: new Date('2026-01-01T00:00:00Z'),
  })
  return { api, host, stays, admin, otherAdmin, friends, step: 0 }
}

/** Diyar accounts for the VAT of stays on farms. */
async function deemFarms({ db }: TestApp, admin: TestUser): Promise<void> {
  const texts = {
    logo: '',
    address: '',
    addressAr: '',
    phoneNumbers: [],
    email: '',
    vatNumber: DIYAR_VAT,
  }
  const links = { facebookLink: '', instagramLink: '', twitterLink: '', youTubeLink: '' }
  await db.insert(settings).values({ ...texts, ...links })
  await db.insert(stayVatRules).values({
    ...{
      listingType: 'Farms',
      accountedBy: 'diyar',
      holdsFrom: '2026-01-02',
      createdBy: admin.id,
      ...REASON,
    },
    createdAt: new Date('2026-01-01T00:00:00Z'),
  })
}

/** With a code of Diyar where the place takes one. */
async function aStayAt(api: TestApp, host: Host, place: ListingOptions): Promise<Stay> {
  const { paymentType } = place
  const options = paymentType === 'payAtCheckin' ? {} : { promotionCode: A_CODE.code }
  if (place.type !== 'Hotel') return aBookingAt(api, { ...place, host }, options)
  return aBookingOfTwo(api, await aHotel(api, { ...place, host }), { paymentType, ...options })
}
