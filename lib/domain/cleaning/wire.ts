import type { LocalizedName } from '@/lib/domain/text/bilingual'

/** A listing, and whether its stays by the hour make tasks too; null where none are sold. */
export interface CleanedListing extends LocalizedName {
  _id: string
  hourly: boolean | null
}
