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
 * What stands at the address of a listing that guests do not see: for its owner and an admin a preview, for everybody
 * else the word that a suspended listing is not available now (ui.md, 3.18); null where nothing does.
 */
export async function replacementFor(
  address: PageAddress,
  request: NextRequest,
): Promise<Replacement | null> {
  if (address.kind !== 'service' || !request.nextUrl.pathname.endsWith(`/${address.id}`)) return null
  const { id, type } = address
  const own = await fetchApiAs(request, `services/details/${encodeURIComponent(id)}`)
  if (own && (await isOfType(own, type)))
    return { page: `${listingTypeOf(type).slug}/${id}/preview`, status: 200 }
  const gone = await fetchApi(`services/${encodeURIComponent(id)}/withdrawn`)
  return gone && (await isOfType(gone, type)) ? { page: `withdrawn/${id}`, status: 410 } : null
}

async function isOfType(answer: Response, type: PropertyType): Promise<boolean> {
  return answer.ok && ((await answer.json()) as { type: PropertyType }).type === type
}
