import { sql } from 'drizzle-orm'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import { listings } from '@/server/db/schema/listings/listings'

/** The state of a listing for guests: a room type is shown and sold while its property is. */
export const SHOWN_STATE = sql<ListingState>`CASE WHEN ${listings.state} <> 'live' OR ${listings.propertyId} IS NULL OR ${listings.propertyId} = ${listings.id}
  THEN ${listings.state}
  ELSE (SELECT CASE WHEN p.deleted_at IS NULL THEN p.state ELSE 'paused' END FROM listings p WHERE p.id = ${listings.propertyId}) END`
