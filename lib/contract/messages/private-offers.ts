import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { MessageWire } from '@/lib/contract/schemas/messages/wire'
import { OfferableListing } from '@/lib/contract/schemas/private-offers/private-offer'
import { privateOfferBody } from '@/lib/domain/private-offers/wire'

const VENDOR = { access: 'vendor', action: 'makeOffers' } as const

/** A price for one guest, from their conversation. */
export const privateOfferRoutes = {
  'GET /vendor/conversations/:id/offers/listings': {
    ...VENDOR,
    params: idParam,
    answer: listOf(OfferableListing),
  },
  'POST /vendor/conversations/:id/offers': {
    ...VENDOR,
    params: idParam,
    body: privateOfferBody,
    status: 201,
    answer: MessageWire,
    errors: ['conversation_closed', 'invalid', 'unusual_change', 'dates_unavailable'],
  },
  'POST /vendor/offers/:id/withdraw': { ...VENDOR, params: idParam, errors: ['already_done'] },
} as const satisfies Routes
