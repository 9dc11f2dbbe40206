import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { rowsOf } from '@/server/db/db'
import { units } from '@/server/db/schema/listings/listings'

const api = appForTests()
const FOLDER = join(process.cwd(), 'server/db/schema')

async function allTables(): Promise<PgTable[]> {
  const names = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.ts'),
  )
  const files = await Promise.all(names.map((name) => import(join(FOLDER, name))))
  return files.flatMap((file) => Object.values(file)).filter((one): one is PgTable => is(one, PgTable))
}

/** Columns of closed sets by their names; each exception is open on purpose. */
const CLOSED_NAMES =
  /^(type|kind|state|status|role|event|visibility|language|topic|purpose|source)$|_(state|type)$/
const OPEN_ON_PURPOSE = ['listing_texts.pitch_grass_type']

test('the database accepts in a column of a closed set the values of the table in lib/domain and no other', async () => {
  const columns = (await allTables()).flatMap((table) =>
    Object.values(getTableColumns(table)).flatMap(({ name, enumValues }) =>
      enumValues ? [{ check: `${getTableName(table)}_${name}_known`, values: enumValues }] : [],
    ),
  )
  const rows = await rowsOf<{ name: string; definition: string }>(
    api.db,
    sql`SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname LIKE '%\\_known'`,
  )
  const checks = new Map(
    rows.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value),
    ]),
  )
  expect(Object.fromEntries(checks)).toEqual(
    Object.fromEntries(columns.map(({ check, values }) => [check, values])),
  )
})

test('every column named as a state, a type or the like has a closed set of values', async () => {
  const open = (await allTables()).flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(
        ({ name, enumValues, dataType }) => CLOSED_NAMES.test(name) && dataType === 'string' && !enumValues,
      )
      .map(({ name }) => `${getTableName(table)}.${name}`),
  )
  expect(open).toEqual(OPEN_ON_PURPOSE)
})

/** Rows of these parents are never deleted, and no statement asks by the column. */
const WITHOUT_INDEX = [
  'booking_events.actor_id',
  'chargebacks.decided_by',
  'chargebacks.opened_by',
  'deposit_claims.decided_by',
  'exception_requests.decided_by',
  'guest_reviews.author_id',
  'inbox_events.assignee_id',
  'inbox_events.author_id',
  'listing_facilities.facility_id',
  'listings.category_id',
  'listings.city_id',
  'listings.district_id',
  'page_versions.editor_id',
  'payments.payer_id',
  'privacy_requests.decided_by',
  'reports.reporter_id',
  'split_shares.paid_by',
  'template_versions.editor_id',
  'vendor_invitations.invited_by',
  'vendor_notes.author_id',
  'vendor_trail.actor_id',
]

test('every foreign key has an index that begins with it, except for those that nothing queries or deletes by', async () => {
  const rows = await rowsOf<{ name: string }>(
    api.db,
    sql`SELECT c.conrelid::regclass || '.' || a.attname AS name
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]
          AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
      ORDER BY name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(WITHOUT_INDEX)
})

test('a listing has no two units of one number', async () => {
  const { id: listingId } = await aListing(api)
  const twice = api.db.insert(units).values([
    { listingId, number: 77 },
    { listingId, number: 77 },
  ])
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
})
