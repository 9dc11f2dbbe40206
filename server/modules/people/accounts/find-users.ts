import { and, eq, like, or, type SQL } from 'drizzle-orm'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/people/users'
import { searchTerms } from '@/server/db/search-terms'

/** More users than these do not narrow a search. */
const MAX_FOUND = 500

/** Finds users by id, number, or parts of names, e-mail and number; undefined for a text without words. */
export function matchesUser(text: string): SQL | undefined {
  const phone = normalisePhone(text)
  const parts = searchTerms(text).map((word) => like(users.searchText, `%${withoutPrefix(word)}%`))
  if (parts.length === 0) return undefined
  return or(eq(users.id, text.trim()), phone ? eq(users.phone, phone) : and(...parts))
}

export async function findUserIds(db: Db, text: string): Promise<string[]> {
  const where = matchesUser(text)
  if (!where) return []
  const rows = await db.select({ id: users.id }).from(users).where(where).limit(MAX_FOUND)
  return rows.map((row) => row.id)
}

/** 0501… is stored as +966501…, so the first digits of a number are left out. */
const withoutPrefix = (word: string) =>
  /^\+?\d{3,}$/.test(word) ? word.replace(/^(?:\+966|00966|966|0|\+)/, '') : word
