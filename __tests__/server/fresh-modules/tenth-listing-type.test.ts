import { sql } from 'drizzle-orm'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, toPayload } from '@/lib/domain/listing/payload'
import { type ListingTypeVariant, withVariant } from '@/lib/domain/listing/variants'
import { PROPERTY_TYPES, type PropertyType, type Variant } from '@/lib/domain/listing/vocabulary'
import { fromWire } from '@/lib/domain/listing/wire'
import { emptyTables } from '../support/database'
import { appForTests } from '../support/test-app'
import { aHost } from '../support/users'
import { aLiveListing, aPayload, send } from '../support/vendor-listings'

const CARAVANS = 'Caravans' as PropertyType

/** One word and one row in each of the two tables of types, as a tenth type would be added. */
jest.mock('@/lib/domain/listing/vocabulary', () => {
  const real = jest.requireActual('@/lib/domain/listing/vocabulary')
  return { ...real, PROPERTY_TYPES: [...real.PROPERTY_TYPES, 'Caravans'] }
})
jest.mock('@/lib/domain/listing/type-basics', () => {
  const real = jest.requireActual('@/lib/domain/listing/type-basics')
  const { Camps } = real.TYPE_BASICS
  real.TYPE_BASICS.Caravans = { ...Camps, slug: 'caravans', pricingModes: ['daily', 'hourly'] }
  return real
})
jest.mock('@/lib/domain/listing/listing-types', () => {
  const real = jest.requireActual('@/lib/domain/listing/listing-types')
  const { TYPE_BASICS } = jest.requireMock('@/lib/domain/listing/type-basics')
  real.LISTING_TYPES.push({
    ...real.listingTypeOf('Camps'),
    ...TYPE_BASICS.Caravans,
    type: 'Caravans',
    segment: 'caravan',
    facts: { singleBeds: 'numOfBunks', maxGuests: 'maxGuest' },
    addOns: ['buffet'],
    extras: ['outdoors'],
    totalEntities: '7',
  })
  return real
})

const api = appForTests()

/** The checks of the database that hold the types, as `ALTER TABLE` sets them. */
async function typeChecks() {
  const { rows } = (await api.db.execute(
    sql`SELECT conname AS name, conrelid::regclass::text AS on, pg_get_constraintdef(oid) AS rule
      FROM pg_constraint WHERE contype = 'c' AND pg_get_constraintdef(oid) LIKE '%Wedding_Halls%'`,
  )) as { rows: { name: string; on: string; rule: string }[] }
  return rows
}

async function setChecks(checks: Awaited<ReturnType<typeof typeChecks>>): Promise<void> {
  for (const { name, on, rule } of checks) {
    await api.db.execute(sql.raw(`ALTER TABLE ${on} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${rule}`))
  }
}

const caravan = (variant: Variant): ListingTypeVariant => withVariant(listingTypeOf(CARAVANS), variant)
const FACTS = { singleBeds: 2, maxGuests: 4 }
const found = async (query: string) =>
  (await api.call('GET', `/services/search?${query}`)).body.data.map((one: { _id: string }) => one._id)

describe('a tenth type', () => {
  let checksOfNine: Awaited<ReturnType<typeof typeChecks>>

  /** What a migration of the tenth type would do; other test files use the same database afterwards. */
  beforeAll(async () => {
    checksOfNine = await typeChecks()
    const widened = (rule: string) => rule.replace("'Farms'::text", "'Farms'::text, 'Caravans'::text")
    await setChecks(checksOfNine.map((check) => ({ ...check, rule: widened(check.rule) })))
  })

  afterAll(async () => {
    await emptyTables(api)
    await setChecks(checksOfNine)
  })

  test('is created, shown, found and edited from its row alone', async () => {
    expect(PROPERTY_TYPES).toHaveLength(10)
    const host = await aHost(api)
    const listingType = caravan('standard')
    const { id, payload } = await aLiveListing(api, host, listingType, {
      facts: FACTS,
      outdoors: ['garden'],
      addOns: { buffet: { isTicked: true, amount: 25_050 }, sleepover: { isTicked: true, amount: 100 } },
    })
    expect(payload).toMatchObject({
      unitsAndGuest: { numOfBunks: 2, maxGuest: 4 },
      outdoors: { garden: true },
      addOns: { buffet: '250.5' },
      totalEntities: '7',
    })

    const { body } = await api.call('GET', `/services/details/${id}`)
    expect(fromWire(body)).toMatchObject({
      type: CARAVANS,
      facts: FACTS,
      outdoors: ['garden'],
      terms: { maxGuests: 4, addOns: [{ name: 'buffet', priceHalalas: 25_050 }] },
    })
    expect(await found('type=Caravans')).toEqual([id])
    expect([await found('type=Caravans&guests=4'), await found('type=Caravans&guests=5')]).toEqual([[id], []])

    const own = await api.call('GET', `/vender/services/${id}`, { as: host })
    const draft = draftFromPayload(own.body, listingType)
    expect(toPayload(draft, listingType)).toEqual(payload)
    const more = { ...draft, facts: { singleBeds: 3, maxGuests: 6 } }
    const edit = await send(
      api,
      host,
      `/caravan/${id}`,
      toPayload(more, listingType, { isEdit: true }),
      'PUT',
    )
    expect([edit.status, edit.body.unitsAndGuest]).toEqual([200, { numOfBunks: 3, maxGuest: 6 }])
    expect(await found('type=Caravans&guests=5')).toEqual([id])
  })

  test('is sold by the hour where its row names hours, and quoted so', async () => {
    const hour = { price: 20_000, firstDay: '' as const }
    const { id } = await aLiveListing(api, await aHost(api), caravan('hourly'), { facts: FACTS, hour })
    const { body } = await api.call('GET', `/services/details/${id}`)
    expect([body.pricingMode, body.price]).toEqual(['hourly', { hourPrice: 200 }])
    const stay = {
      date: '2026-03-25',
      start: '18:00',
      hours: 2,
      adults: 2,
      children: 0,
      infants: 0,
      units: 1,
    }
    const quote = await api.call('POST', `/services/${id}/quote`, {
      body: { ...stay, addOns: [], paymentType: 'fullPayment' },
    })
    expect([quote.status, quote.body.total]).toEqual([200, 400])
  })

  test('its facts are required by name, and those of other types are unknown to it', async () => {
    const host = await aHost(api)
    const payload = await aPayload(api, host, caravan('standard'), { facts: { singleBeds: 2 } })
    const missing = await send(api, host, '/caravan', payload)
    expect([missing.status, missing.body.issues[0].path]).toEqual([422, 'unitsAndGuest.maxGuest'])
    const foreign = { ...payload, unitsAndGuest: { numOfBunks: 2, maxGuest: 4, numOfTents: 1 } }
    expect((await send(api, host, '/caravan', foreign)).status).toBe(400)
  })
})
