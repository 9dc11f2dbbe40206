'use client'

import type { ReactNode } from 'react'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import { useFeeText } from '@/components/shared/terms/use-fee-text'
import { Money } from '@/components/ui/money'
import type { FeesWire } from '@/lib/contract/schemas/calendar/fees'
import type { FeeWire } from '@/lib/domain/booking/money/fees'
import { feeKindsOf } from '@/lib/domain/booking/money/fees'
import { useMoney } from '@/lib/i18n/use-money'
import { FeeDialog } from './fee-dialog'

interface FeeCardProps {
  fees: Pick<FeesWire, 'mode' | 'fees'>
  /** stores all fees in place of those of before */
  save: (fees: readonly FeeWire[]) => Promise<void>
  copy?: ReactNode
}

/** Fees, each kind once. */
export function FeeCard({ fees: { mode, fees }, save, copy }: FeeCardProps) {
  const text = useFeeText()
  const money = useMoney()
  const free = feeKindsOf(mode).filter((kind) => !fees.some((fee) => fee.kind === kind))
  const without = (kind: FeeWire['kind']) => fees.filter((fee) => fee.kind !== kind)
  return (
    <TermsCard
      words="fees"
      copy={copy}
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
          save={(fee) => save([...without(fee.kind), fee])}
          onClose={onClose}
        />
      )}
      remove={({ kind }) => save(without(kind))}
    />
  )
}
