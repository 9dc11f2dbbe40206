'use client'

import { IfMay } from '@/components/shared/member-role'
import { PlanCard } from '@/components/shared/terms/price-plan/plan-card'
import { storedOrUnusual } from '@/components/shared/terms/unusual-question'
import { type CopySource, CopyTerms } from '@/components/vendor-calendar/bulk/copy-terms'
import { call } from '@/lib/api/call'
import type { PricePlanWire } from '@/lib/contract/schemas/calendar/price-plan'
import type { FeeKind } from '@/lib/domain/booking/money/fees'
import { PricePreview } from './price-preview'

interface PricePlanProps {
  listingId: string
  plan: PricePlanWire
  others?: CopySource['others']
  /** of discounts and fees, which change what the preview says */
  termsVersion?: number
  /** those of the listing */
  feeKinds?: readonly FeeKind[]
}

/** The price rules of a listing in their order, what stands before and behind them, and what a guest would pay. */
export function PricePlan({ listingId, plan, termsVersion = 0, feeKinds = [], others = [] }: PricePlanProps) {
  const { version } = plan
  return (
    <PlanCard
      plan={plan}
      copy={<CopyTerms part="plan" {...{ listingId, version, others }} />}
      save={(rules, isConfirmed) =>
        storedOrUnusual(() =>
          call('PUT /vendor/services/:id/price-plans', {
            params: { id: listingId },
            body: {
              basedOn: version,
              rules: rules.map((rule) => ({ ...rule })),
              ...(isConfirmed ? { confirmed: true } : {}),
            },
          }),
        )
      }
    >
      <IfMay action="editCalendar">
        <PricePreview
          listingId={listingId}
          mode={plan.mode}
          version={version + termsVersion}
          feeKinds={feeKinds}
        />
      </IfMay>
    </PlanCard>
  )
}
