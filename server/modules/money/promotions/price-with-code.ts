import type { Quote } from '@/lib/domain/booking/money/quote'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import {
  type AppliedPromotion,
  foldCode,
  type PromotionRefusal,
  refusePromotion,
  type UsedCode,
} from '@/lib/domain/promotions/promotion'
import type { QuotePromotionWire } from '@/lib/domain/promotions/wire'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { countUsesOf, findByCode, type Promotion } from './store'

/** A price with the code that was typed, and without it. */
export interface PricedStay {
  quote: Quote
  fullQuote: Quote
  /** null where no code holds */
  applied: AppliedPromotion | null
  /** undefined where none was typed */
  promotion?: QuotePromotionWire | undefined
}

interface TypedCode {
  promotionCode?: string | undefined
  type: PropertyType
  /** null for a visitor, of whom no uses are known */
  guestId: string | null
  /** the price is that of a private offer, with which no code goes */
  hasOffer: boolean
}

/** The price of a stay with its code, or the full price and why the code does not hold. */
export async function priceWithCode(
  db: Db,
  quoteWith: (code?: UsedCode) => Quote,
  { promotionCode: typed, type, guestId, hasOffer }: TypedCode,
  now: Date,
): Promise<PricedStay> {
  const fullQuote = quoteWith()
  const undiscounted = { quote: fullQuote, fullQuote, applied: null }
  if (!typed?.trim()) return undiscounted
  const code = foldCode(typed)
  if (hasOffer) return { ...undiscounted, promotion: refusalWire(code ?? typed.trim(), 'with_offer') }
  const found = code === null ? null : await findByCode(db, code)
  if (!found) return { ...undiscounted, promotion: refusalWire(code ?? typed.trim(), 'unknown') }
  const usesByGuest = guestId === null ? 0 : await countUsesOf(db, found.id, guestId)
  const { totalHalalas: priceHalalas, paymentType } = fullQuote
  const stay = { type, paymentType, priceHalalas, today: riyadhDay(now) }
  const terms = { ...found, isEnded: found.endedAt !== null }
  const refusal = refusePromotion({ terms, usesByGuest, stay })
  return refusal
    ? { ...undiscounted, promotion: refusalWire(found.code, refusal, found) }
    : { fullQuote, ...withDiscount(quoteWith(found), fullQuote, found) }
}

function withDiscount(quote: Quote, fullQuote: Quote, { id, code, payer }: Promotion) {
  const discountHalalas = fullQuote.totalHalalas - quote.totalHalalas
  const applied = { id, code, payer, discountHalalas }
  const promotion = { code, discount: toSar(discountHalalas), refusal: null, minTotal: null }
  return { quote, applied, promotion }
}

export function refusalWire(
  code: string,
  refusal: PromotionRefusal,
  terms?: Pick<Promotion, 'minTotalHalalas'>,
): QuotePromotionWire {
  const minTotal = refusal === 'too_small' && terms ? toSar(terms.minTotalHalalas) : null
  return { code, discount: 0, refusal, minTotal }
}
