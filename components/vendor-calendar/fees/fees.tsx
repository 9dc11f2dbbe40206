'use client'

import { useFeeText } from '@/components/shared/terms/use-fee-text'
import { Money } from '@/components/ui/money'
import type { CopySource } from '@/components/vendor-calendar/bulk/copy-terms'
import { TermRow, TermsCard } from '@/components/vendor-calendar/terms-card'
import type { FeeWire } from '@/lib/domain/booking/money/fees'
import { feeKindsOf } from '@/lib/domain/booking/money/fees'
import type { FeesWire } from '@/lib/domain/calendar/fees'
import { useMoney } from '@/lib/i18n/use-money'
import { FeeDialog } from './fee-dialog'
import { saveFees } from './save-fees'

interface FeesProps {
  listingId: string
  fees: FeesWire
  others?: CopySource['others']
}

/** The fees of a listing, each kind once. */
export function Fees({ listingId, fees: stored, others = [] }: FeesProps) {
  const { mode, fees } = stored
  const text = useFeeText()
  const money = useMoney()
  const free = feeKindsOf(mode).filter((kind) => !fees.some((fee) => fee.kind === kind))
  const without = (kind: FeeWire['kind']) => fees.filter((fee) => fee.kind !== kind)
  return (
    <TermsCard
      words="fees"
      copy={{ listingId, version: stored.version, others }}
      terms={fees}
      hasMore={free.length > 0}
      nameOf={text.name}
      row={(fee, acts) => (
        <TermRow
          key={fee.kind}
          words="fees"
          name={
            <>
              {text.name(fee)}: <Money {...money(fee.price)} />
            </>
          }
          label={text.name(fee)}
          when={text.when(fee, mode)}
          {...acts}
        />
      )}
      dialog={(edited, onClose) => (
        <FeeDialog
          mode={mode}
          fee={edited}
          kinds={edited ? [edited.kind] : free}
          save={(fee) => saveFees(listingId, stored, [...without(fee.kind), fee])}
          onClose={onClose}
        />
      )}
      remove={({ kind }) => saveFees(listingId, stored, without(kind))}
    />
  )
}
