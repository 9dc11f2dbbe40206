import type { VatNumberCheck } from '@/lib/contract/schemas/account/vendor'
import type { Vendor } from './applicants'

/** What became of a vendor's VAT number; null without one. */
export function vatCheckOf({
  vatNumber,
  vatState,
  vatRefusalReason,
}: Pick<Vendor, 'vatNumber' | 'vatState' | 'vatRefusalReason'>): VatNumberCheck | null {
  return vatNumber === null ? null : { state: vatState, reason: vatRefusalReason }
}

/** A number that nobody has looked up yet. */
export const UNCHECKED = { vatState: 'unchecked', vatRefusalReason: null } as const
