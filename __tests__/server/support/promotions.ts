import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { fromSar } from '@/lib/domain/money'
import type { PlatformDiscount } from '@/lib/domain/promotions/platform-part'

/** The body of POST admin/promotions: 77.77 that Diyar pays, for every stay of the tests. */
export const A_CODE = {
  ...{ code: 'LIVES', percent: null, amount: 77.77, payer: 'platform', listingTypes: [], minTotal: 0 },
  ...{ firstDay: '2026-01-01', lastDay: '2026-12-31', maxUses: 1000, maxUsesPerUser: 1 },
}

/** What a code of Diyar takes off a booking; null where there is none. */
export function discountOf({ lines, total }: BookingWire): PlatformDiscount | null {
  const line = lines.find(({ kind }) => kind === 'promotion')
  return line ? { totalHalalas: fromSar(total), discountHalalas: -fromSar(line.amount) } : null
}
