'use client'

import { DiscountCard } from '@/components/shared/terms/discounts/discount-card'
import { storedOrUnusual } from '@/components/shared/terms/unusual-question'
import { type CopySource, CopyTerms } from '@/components/vendor-calendar/bulk/copy-terms'
import { call } from '@/lib/api/call'
import type { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'

interface DiscountsProps {
  listingId: string
  discounts: DiscountsWire
  others?: CopySource['others']
}

/** The discounts of a listing, how those that apply go together, and their order. */
export function Discounts({ listingId, discounts, others = [] }: DiscountsProps) {
  const { version } = discounts
  return (
    <DiscountCard
      discounts={discounts}
      copy={<CopyTerms part="discounts" {...{ listingId, version, others }} />}
      save={({ areStacked, rules }, isConfirmed) =>
        storedOrUnusual(() =>
          call('PUT /vendor/services/:id/discounts', {
            params: { id: listingId },
            body: {
              basedOn: version,
              areStacked,
              rules: rules.map((rule) => ({ ...rule })),
              ...(isConfirmed ? { confirmed: true } : {}),
            },
          }),
        )
      }
    />
  )
}
