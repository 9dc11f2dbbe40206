import type { Quote } from '@/lib/domain/booking/money/quote'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'

/** The guest agreed to the displayed price; another price needs a new confirmation. */
export function assertPriceUnchanged(seenSar: number | undefined, quote: Quote): void {
  if (seenSar === undefined || fromSar(seenSar) === quote.totalHalalas) return
  throw new DomainError('price_changed', { data: { quote: quoteToWire(quote) } })
}
