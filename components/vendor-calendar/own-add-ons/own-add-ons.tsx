'use client'

import { OwnAddOnCard } from '@/components/shared/terms/own-add-ons/own-add-on-card'
import { type CopySource, CopyTerms } from '@/components/vendor-calendar/bulk/copy-terms'
import { call } from '@/lib/api/call'
import type { OwnAddOnsWire } from '@/lib/contract/schemas/calendar/own-add-ons'

interface OwnAddOnsProps {
  listingId: string
  ownAddOns: OwnAddOnsWire
  others?: CopySource['others']
}

/** What the vendor sells beside the stay in a listing, under names of their own. */
export function OwnAddOns({ listingId, ownAddOns, others = [] }: OwnAddOnsProps) {
  const { version } = ownAddOns
  return (
    <OwnAddOnCard
      ownAddOns={ownAddOns}
      copy={<CopyTerms part="ownAddOns" {...{ listingId, version, others }} />}
      save={async (edited) => {
        await call('PUT /vendor/services/:id/add-ons', {
          params: { id: listingId },
          body: { basedOn: version, ownAddOns: edited.map((addOn) => ({ ...addOn })) },
        })
      }}
    />
  )
}
