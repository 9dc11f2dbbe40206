'use client'

import { useTranslations } from 'next-intl'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import type { PartPaymentWire } from '@/lib/domain/booking/money/part-payment'
import { useMoney } from '@/lib/i18n/use-money'
import { PartPaymentDialog } from './part-payment-dialog'

interface PartPaymentCardProps {
  /** null: the fixed amount of the listing */
  part: PartPaymentWire | null
  save: (part: PartPaymentWire | null) => Promise<unknown>
}

/** The percentage of the total that guests pay now, where the listing takes a part. */
export function PartPaymentCard({ part, save }: PartPaymentCardProps) {
  const t = useTranslations('hosted.calendar.partPayment')
  const money = useMoney()
  const name = ({ percent }: PartPaymentWire) => t('name', { percent })
  return (
    <TermsCard
      words="partPayment"
      terms={part ? [part] : []}
      hasMore={part === null}
      nameOf={name}
      row={(one, acts) => (
        <TermRow
          key="part"
          words="partPayment"
          name={name(one)}
          label={name(one)}
          when={t('least', { amount: money(one.minimum).spoken })}
          {...acts}
        />
      )}
      dialog={(edited, onClose) => <PartPaymentDialog part={edited} save={save} onClose={onClose} />}
      remove={() => save(null)}
    />
  )
}
