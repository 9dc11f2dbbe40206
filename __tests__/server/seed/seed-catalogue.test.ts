import { sql } from 'drizzle-orm'
import { emptyTables, openTestDatabase } from '@/__tests__/server/support/database'
import { rowsOf } from '@/server/db/db'
import type { OpenDb } from '@/server/db/open'
import { contactBody, seedCatalogueWhenEmpty } from '@/server/db/seed/catalogue/seed-catalogue'
import { allPicturesStored } from './all-pictures-stored'

const CONTACT = {
  address: 'King Fahd Road, Riyadh',
  address_ar: 'طريق الملك فهد، الرياض',
  phoneNo: ['+966112345678'],
  email: 'office@example.com',
}

let opened: OpenDb
const seed = () =>
  seedCatalogueWhenEmpty({
    ...{ db: opened.db, files: allPicturesStored, contact: CONTACT, onProgress: () => undefined },
  })

beforeAll(async () => {
  opened = await openTestDatabase()
  await emptyTables(opened)
}, 60_000)
afterAll(() => opened.close())

test('production begins with cities, categories, facilities and its own contact, and without users; a second start writes nothing', async () => {
  expect([await seed(), await seed()]).toEqual([true, false])
  const [counts] = await rowsOf(
    opened.db,
    sql`SELECT (SELECT count(*)::int FROM cities) AS cities, (SELECT count(*)::int FROM categories) AS categories,
      (SELECT count(*)::int FROM facilities WHERE id = 'car-access-in-hours') AS hours,
      (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM listings) AS listings,
      (SELECT count(*)::int FROM banners) AS banners, (SELECT email FROM settings) AS email`,
  )
  expect(counts).toEqual({
    ...{ cities: 9, categories: 9, hours: 1, users: 0, listings: 0, banners: 0, email: CONTACT.email },
  })
})

test.each(['email', 'phoneNo', 'address', 'address_ar'])('without %s there is no contact', (name) => {
  expect(contactBody.isValidSync(CONTACT, { strict: true })).toBe(true)
  expect(contactBody.isValidSync({ ...CONTACT, [name]: undefined }, { strict: true })).toBe(false)
})
