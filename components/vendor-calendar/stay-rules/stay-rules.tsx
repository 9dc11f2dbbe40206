'use client'

import { StayRuleCard } from '@/components/shared/terms/stay-rules/stay-rule-card'
import { type CopySource, CopyTerms } from '@/components/vendor-calendar/bulk/copy-terms'
import { call } from '@/lib/api/call'
import type { StayRulesWire } from '@/lib/contract/schemas/calendar/stay-rules'

interface StayRulesProps {
  listingId: string
  stayRules: StayRulesWire
  others?: CopySource['others']
}

/** The stay rules of a listing in their order, and what decides each term of a stay. */
export function StayRules({ listingId, stayRules, others = [] }: StayRulesProps) {
  const { version } = stayRules
  return (
    <StayRuleCard
      stayRules={stayRules}
      copy={<CopyTerms part="stayRules" {...{ listingId, version, others }} />}
      save={(edited) =>
        call('PUT /vendor/services/:id/stay-rules', {
          params: { id: listingId },
          body: { basedOn: version, rules: edited.map((rule) => ({ ...rule })) },
        })
      }
    />
  )
}
