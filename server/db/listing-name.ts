import { sql } from 'drizzle-orm'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { listings } from '@/server/db/schema/listings/listings'

/** The name of a listing in both languages, as a column. */
export const LISTING_NAME = sql<Bilingual>`jsonb_build_object('ar', ${listings.nameAr}, 'en', ${listings.name})`
