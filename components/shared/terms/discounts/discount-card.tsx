'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import { useDiscountText } from '@/components/shared/terms/use-discount-text'
import { Badge } from '@/components/ui/badge'
import type { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { DiscountDialog } from './discount-dialog'
import { DiscountOrder } from './discount-order'
import { type EditedDiscounts, withDiscount } from './discount-values'

interface DiscountCardProps {
  discounts: Pick<DiscountsWire, 'mode' | 'areStacked' | 'rules'>
  /** resolves to what is unusual about them, or null once they are stored */
  save: (edited: EditedDiscounts, isConfirmed: boolean) => Promise<UnusualPart[] | null>
  copy?: ReactNode
}

/** Discounts, how those that apply go together, and their order. */
export function DiscountCard({ discounts, save, copy }: DiscountCardProps) {
  const t = useTranslations('hosted.calendar.discounts')
  const { mode, areStacked, rules } = discounts
  const text = useDiscountText()
  return (
    <TermsCard
      words="discounts"
      copy={copy}
      terms={rules}
      nameOf={text.name}
      row={(rule, acts) => (
        <TermRow
          key={rule._id}
          words="discounts"
          name={text.name(rule)}
          label={`${text.name(rule)} ${text.when(rule)}`}
          when={text.when(rule)}
          badge={<Badge $tone="primary">{t('off', { percent: rule.percent })}</Badge>}
          {...acts}
        />
      )}
      dialog={(edited, onClose) => (
        <DiscountDialog
          mode={mode}
          rule={edited}
          save={(rule, isConfirmed) => save({ areStacked, rules: withDiscount(rules, rule) }, isConfirmed)}
          onClose={onClose}
        />
      )}
      remove={(removed) => save({ areStacked, rules: rules.filter((one) => one !== removed) }, true)}
    >
      <DiscountOrder
        discounts={discounts}
        save={(stacked, isConfirmed) => save({ areStacked: stacked, rules }, isConfirmed)}
      />
    </TermsCard>
  )
}
