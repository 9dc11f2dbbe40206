import type { Bilingual } from '@/lib/domain/listing/listing'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Period } from './bookable'

/** GET waiting: dates that a user waits for, the soonest first, until they have passed. */
export interface WaitingEntry {
  serviceId: string
  service: { type: PropertyType; name: Bilingual }
  period: Period
  /** whether they could be booked at this moment */
  isFree: boolean
}
