import type { NextRequest } from 'next/server'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { PageAddress } from '@/lib/i18n/page-address'
import { fetchApi, fetchApiAs } from './fetch-api'

/** The page that is shown instead, and its status. */
interface Replacement {
  page: string
  status: number
}

/**
 * The page to show at the address of a listing that is not public: a preview for its vendor and admins, for all others
 * the notice that a suspended listing is not available (ui.md, 3.18); null where there is neither.
 */
export async function replacementFor(
  address: PageAddress,
  request: NextRequest,
): Promise<Replacement | null> {
  if (address.kind !== 'listing' || !request.nextUrl.pathname.endsWith(`/${address.id}`)) return null
  const { id, type } = address
  const preview = await fetchApiAs(request, `services/details/${encodeURIComponent(id)}`)
  if (preview && (await isOfType(preview, type)))
    return { page: `${listingTypeOf(type).slug}/${id}/preview`, status: 200 }
  const withdrawn = await fetchApi(`services/${encodeURIComponent(id)}/withdrawn`)
  return withdrawn && (await isOfType(withdrawn, type)) ? { page: `withdrawn/${id}`, status: 410 } : null
}

async function isOfType(answer: Response, type: PropertyType): Promise<boolean> {
  return answer.ok && ((await answer.json()) as { type: PropertyType }).type === type
}
