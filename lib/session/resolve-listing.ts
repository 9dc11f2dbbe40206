import { listingPath, withdrawnPath } from '@/lib/api/listings'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { PageAddress } from '@/lib/i18n/page-address'
import { type ApiReader, found } from './api-reader'
import { MISSING, OPEN, type PageResolution } from './page-resolution'
import type { PassedAnswer } from './passed-answers'

/**
 * A listing that is not public has a preview for its vendor and admins; all others see the notice that a suspended
 * listing is not available (ui.md, 3.18).
 */
export async function resolveListing(
  { id, type, page }: Extract<PageAddress, { kind: 'listing' }>,
  api: ApiReader,
): Promise<PageResolution> {
  const open = await api.read(listingPath(id))
  if (open === null || isOfType(open, type)) return OPEN
  if (page !== 'detail') return MISSING
  if (isOfType(await api.readAsUser(listingPath(id)), type))
    return { status: 200, shown: `${listingTypeOf(type).slug}/${id}/preview` }
  const isWithdrawn = isOfType(await api.read(withdrawnPath(id)), type)
  return isWithdrawn ? { status: 410, shown: `withdrawn/${id}` } : MISSING
}

const isOfType = (answer: PassedAnswer | null | undefined, type: PropertyType): boolean =>
  found<{ type: PropertyType }>(answer)?.type === type
