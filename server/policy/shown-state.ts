import { eq, isNull, or, sql } from 'drizzle-orm'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import { listings } from '@/server/db/schema/listings/listings'

/**
 * The state of a listing for guests: a room type is shown and sold while its property is. With the name of the table
 * everywhere, which Drizzle leaves out where a query has one alone: inside, a bare column is the property's.
 */
export const SHOWN_STATE = sql<ListingState>`CASE
  WHEN listings.state <> 'live' OR listings.property_id IS NULL OR listings.property_id = listings.id THEN listings.state
  ELSE (SELECT CASE WHEN p.deleted_at IS NULL THEN p.state ELSE 'paused' END FROM listings p WHERE p.id = listings.property_id) END`

/** A listing that is shown as a place of its own: a room type counts with its property. */
export const IS_NO_ROOM_TYPE = or(isNull(listings.propertyId), eq(listings.propertyId, listings.id))
