'use client'

import { FeeCard } from '@/components/shared/terms/fees/fee-card'
import { type CopySource, CopyTerms } from '@/components/vendor-calendar/bulk/copy-terms'
import { call } from '@/lib/api/call'
import type { FeesWire } from '@/lib/contract/schemas/calendar/fees'

interface FeesProps {
  listingId: string
  fees: FeesWire
  others?: CopySource['others']
}

/** The fees of a listing, each kind once. */
export function Fees({ listingId, fees, others = [] }: FeesProps) {
  const { version } = fees
  return (
    <FeeCard
      fees={fees}
      copy={<CopyTerms part="fees" {...{ listingId, version, others }} />}
      save={async (edited) => {
        await call('PUT /vendor/services/:id/fees', {
          params: { id: listingId },
          body: { basedOn: version, fees: edited.map((fee) => ({ ...fee })) },
        })
      }}
    />
  )
}
