import { randomBytes } from 'node:crypto'
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 16

/** An opaque id of 80 random bits in lower-case letters and digits. */
export function newId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('')
}

export const id = () => text('id').primaryKey().$defaultFn(newId)
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const halalas = (name: string) => integer(name)

/** A span of real time, `[from, to)`, as PostgreSQL writes it. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' })
export const datemultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' })
export const point = customType<{ data: string }>({ dataType: () => 'point' })
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
