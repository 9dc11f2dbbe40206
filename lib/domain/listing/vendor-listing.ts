import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { FieldReason } from './field-reasons'
import type { ListingWire } from './wire'

/** The property of a room type, in answers about the room type alone. */
export interface PropertyOfRoomType extends LocalizedName {
  _id: string
}

/** What an answer for editing has beside the listing. */
export interface EditableFields {
  /** grows with every edit and every decision; the `basedOn` of the next edit */
  version: number
  hasPendingChange: boolean
  /** why an admin rejected it or its change, in short and by field */
  reason: string | null
  fieldReasons: FieldReason[]
  /** of a room type alone */
  roomTypeOf?: PropertyOfRoomType
}

/** A listing for editing: with its pending change, and the times as the vendor set them. */
export type EditableListingWire = ListingWire & EditableFields
