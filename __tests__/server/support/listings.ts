import type { PriceList } from '@/lib/domain/booking/bookable'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { categories, cities } from '@/server/db/schema/catalogue/catalogue'
import { newId } from '@/server/db/schema/columns'
import { datePrices, listings, listingTexts, units } from '@/server/db/schema/listings/listings'
import type { TestApp } from './test-app'
import { aHost, type Host } from './users'

type ListingInsert = typeof listings.$inferInsert

export interface ListingOptions
  extends Partial<Omit<ListingInsert, 'prices' | 'nightPrices' | 'lowestPrice'>> {
  host?: Host
  city?: CityName
  prices?: Partial<PriceList>
}

const CITIES = {
  jeddah: { name: 'Jeddah', nameAr: 'جدة', latitude: 21.5433, longitude: 39.1728 },
  makkah: { name: 'Makkah', nameAr: 'مكة المكرمة', latitude: 21.4225, longitude: 39.8262 },
} as const
type CityName = keyof typeof CITIES

/** A live chalet in Jeddah, instant, paid at check-in, 500 SAR each night, unless the test overrides it. */
export async function aListing(
  test: TestApp,
  options: ListingOptions = {},
): Promise<{ id: string; host: Host }> {
  const { host: wishedHost, city = 'jeddah', prices: wishedPrices, ...columns } = options
  const host = wishedHost ?? (await aHost(test))
  const type = columns.type ?? 'Chalets'
  await ensureCatalogue(test, city, type)
  const prices = priceList(wishedPrices)
  const row = listingRow({ host, city, type, prices, columns })
  await test.db.insert(listings).values(row)
  await test.db.insert(listingTexts).values(textsOf(row.id))
  await test.db
    .insert(units)
    .values(
      Array.from({ length: row.units ?? 1 }, (_, i) => ({ id: newId(), listingId: row.id, number: i + 1 })),
    )
  await insertDatePrices(test, row.id, prices)
  return { id: row.id, host }
}

function priceList(wished: Partial<PriceList> = {}): PriceList {
  const fallback = { allDays: 50_000, dates: {}, weekdays: {}, sundayToWednesday: null, hour: null }
  return { ...fallback, ...wished }
}

async function insertDatePrices({ db }: TestApp, listingId: string, { dates }: PriceList): Promise<void> {
  const rows = Object.entries(dates).map(([day, price]) => ({ listingId, day, priceHalalas: price ?? 0 }))
  if (rows.length > 0) await db.insert(datePrices).values(rows)
}

export async function ensureCatalogue(
  { db }: TestApp,
  city: CityName = 'jeddah',
  type: PropertyType = 'Chalets',
): Promise<void> {
  await db
    .insert(cities)
    .values({ id: city, slug: city, image: '/city', ...CITIES[city] })
    .onConflictDoNothing()
  await db
    .insert(categories)
    .values({ id: type.toLowerCase(), type, category: type, categoryAr: 'فئة', image: '/category' })
    .onConflictDoNothing()
}

function listingRow(made: {
  host: Host
  city: CityName
  type: PropertyType
  prices: PriceList
  columns: Partial<ListingInsert>
}): ListingInsert & { id: string } {
  const { host, city, type, prices, columns } = made
  const { dates: _dates, ...stored } = prices
  const nightPrices = WEEKDAYS.map((weekday) => weekdayPrice(prices, weekday) ?? 0)
  const sold = [...nightPrices.filter((price) => price > 0), ...(prices.hour ? [prices.hour] : [])]
  return {
    id: newId(),
    vendorId: host.vendorId,
    type,
    categoryId: type.toLowerCase(),
    state: 'live',
    name: 'Palm Chalet',
    nameAr: 'شاليه النخلة',
    cityId: city,
    address: 'Obhur',
    houseNumber: '17',
    latitude: CITIES[city].latitude + 0.0123456,
    longitude: CITIES[city].longitude,
    areaSqm: 300,
    facts: { bedrooms: 2 },
    bedrooms: 2,
    maxGuests: 6,
    units: 1,
    images: ['/api/v1/media/one', '/api/v1/media/two'],
    audience: 'Families_and_Singles',
    bookingType: 'instant',
    paymentType: 'payAtCheckin',
    cancellationPolicy: 'Flexible',
    pricingMode: 'daily',
    checkInTime: '15:00',
    checkOutTime: '12:00',
    addOns: [],
    facilityIds: [],
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...columns,
    prices: stored,
    nightPrices,
    lowestPrice: sold.length > 0 ? Math.min(...sold) : 0,
  }
}

function textsOf(listingId: string): typeof listingTexts.$inferInsert {
  return {
    listingId,
    description: 'By the sea',
    descriptionAr: 'على البحر',
    secondaryPhone: '+966500000077',
    rules: ['no_smoking'],
    additionalRules: [],
  }
}
