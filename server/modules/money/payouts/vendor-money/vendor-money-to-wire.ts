import type { PayoutHoldWire, ReserveTermsWire } from '@/lib/contract/schemas/payouts/vendor-money'
import type { ReserveTerms } from '@/server/modules/money/ledger/reserve'
import type { PayoutHold } from './hold-store'

export const holdToWire = ({ reason, createdAt }: PayoutHold): PayoutHoldWire => ({
  reason,
  since: createdAt.toISOString(),
})

export const termsToWire = ({ percent, days, reason, createdAt }: ReserveTerms): ReserveTermsWire => ({
  percent,
  days,
  reason,
  since: createdAt.toISOString(),
})
