import type { Day } from '@/lib/domain/time/days'
import { addDays } from '@/lib/domain/time/days'
import { listingTypeOf } from './listing-types'
import type { PropertyType } from './vocabulary'

/** The tourism licence of a listing in which people sleep; either part may be missing. */
export interface Licence {
  number: string | null
  expiresOn: Day | null
}

export const LICENCE_STATES = ['missing', 'expired', 'ends_soon', 'valid'] as const
export type LicenceState = (typeof LICENCE_STATES)[number]

/** Days before the last valid day on which the vendor is warned, once each. */
export const LICENCE_WARNING_DAYS = [30, 7] as const

/** The state of a licence on a day in Riyadh; null for types that need none. It is valid on its last day. */
export function licenceState(type: PropertyType, licence: Licence | null, today: Day): LicenceState | null {
  if (!listingTypeOf(type).isLicensed) return null
  if (!licence?.number || !licence.expiresOn) return 'missing'
  if (licence.expiresOn < today) return 'expired'
  return licence.expiresOn <= addDays(today, LICENCE_WARNING_DAYS[0]) ? 'ends_soon' : 'valid'
}

/** Whether a listing may be published where licences are required. */
export function mayPublishWith(state: LicenceState | null): boolean {
  return state !== 'missing' && state !== 'expired'
}
