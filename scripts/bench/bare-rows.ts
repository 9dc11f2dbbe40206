import type pg from 'pg'
import { newId } from '@/server/db/schema/columns'

/** The tables that a booking writes to. */
export const BOOKING_TABLES = [
  'idempotency_keys',
  'bookings',
  'allocations',
  'booking_events',
  'notifications',
  'outbox',
] as const

type Row = Record<string, unknown>
export type BookingRows = Map<string, Row[]>

/** The rows of one real booking, as templates for copies under other ids. */
export async function rowsOfOneBooking(pool: pg.Pool): Promise<BookingRows> {
  const { rows } = await pool.query(
    "SELECT * FROM bookings WHERE state = 'confirmed' ORDER BY created_at DESC LIMIT 1",
  )
  const [booking] = rows as { id: string; guest_id: string; listing_id: string }[]
  if (!booking) throw new Error('there is no booking to copy')
  const filters: Record<(typeof BOOKING_TABLES)[number], string> = {
    idempotency_keys: `user_id = '${booking.guest_id}' LIMIT 1`,
    bookings: `id = '${booking.id}'`,
    allocations: `booking_id = '${booking.id}'`,
    booking_events: `booking_id = '${booking.id}'`,
    notifications: `params->>'bookingId' = '${booking.id}'`,
    outbox: `true ORDER BY created_at DESC LIMIT 3`,
  }
  const templates: BookingRows = new Map()
  for (const table of BOOKING_TABLES) {
    templates.set(table, (await pool.query(`SELECT * FROM ${table} WHERE ${filters[table]}`)).rows)
  }
  return templates
}

/** Inserts the same rows under other ids, in one transaction. */
export async function writeRowsAgain(client: pg.PoolClient, templates: BookingRows): Promise<void> {
  const bookingId = newId()
  await client.query('BEGIN')
  for (const [table, rows] of templates) {
    for (const row of rows) await insert(client, table, renamed(table, row, bookingId))
  }
  await client.query('COMMIT')
}

function renamed(table: string, row: Row, bookingId: string): Row {
  const copy: Row = { ...row, id: newId() }
  if (table === 'bookings') return { ...copy, id: bookingId, code: `BARE-${bookingId}` }
  if (table === 'allocations') return { ...copy, booking_id: bookingId, state: 'released' }
  if (table === 'booking_events') return { ...copy, booking_id: bookingId }
  return copy
}

async function insert(client: pg.PoolClient, table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  const values = names.map((name) => plain(row[name]))
  const placeholders = names.map((_, i) => `$${i + 1}`)
  await client.query({
    name: `bare-${table}`,
    text: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${placeholders.join(', ')})`,
    values,
  })
}

/** Serializes objects as JSON text; dates are passed on. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(value)
    : value
}
