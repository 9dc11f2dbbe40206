import { sql } from 'drizzle-orm'
import { vendors } from '@/server/db/schema/people/vendors'

/** The number under which a vendor charges VAT; null until an admin has checked it, because an invoice with a wrong one is none. */
export const CHECKED_VAT_NUMBER = sql<
  string | null
>`CASE WHEN ${vendors.vatState} = 'checked' THEN ${vendors.vatNumber} END`
