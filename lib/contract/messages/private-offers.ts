import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { MessageWire } from '@/lib/contract/schemas/messages/wire'
import { OfferableListings } from '@/lib/contract/schemas/private-offers/private-offer'
import { privateOfferBody } from '@/lib/domain/private-offers/wire'

const VENDOR = { access: 'vendor', action: 'makeOffers' } as const

/** A price for one guest, with items and an option on the dates, from their conversation. */
export const privateOfferRoutes = {
  'GET /vendor/conversations/:id/offers/listings': {
    ...VENDOR,
    params: idParam,
    answer: OfferableListings,
  },
  'POST /vendor/conversations/:id/offers': {
    ...VENDOR,
    params: idParam,
    body: privateOfferBody,
    status: 201,
    answer: MessageWire,
    errors: ['conversation_closed', 'invalid', 'unusual_change', 'dates_unavailable', 'option_limit'],
  },
  'POST /offers/:id/decline': { access: 'user', params: idParam, errors: ['already_done'] },
  'POST /vendor/offers/:id/withdraw': { ...VENDOR, params: idParam, errors: ['already_done'] },
} as const satisfies Routes
