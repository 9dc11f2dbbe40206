import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Period } from './bookable'

/** GET waiting: the user's waiting-list entries that have not passed, the soonest first. */
export interface WaitingEntry {
  serviceId: string
  service: { type: PropertyType; name: Bilingual }
  period: Period
  /** whether the dates can be booked now */
  isFree: boolean
}
