'use client'

import { useTranslations } from 'next-intl'
import { useDiscountText } from '@/components/shared/terms/use-discount-text'
import { Badge } from '@/components/ui/badge'
import type { CopySource } from '@/components/vendor-calendar/bulk/copy-terms'
import { TermRow, TermsCard } from '@/components/vendor-calendar/terms-card'
import type { DiscountsWire } from '@/lib/domain/calendar/discounts'
import { DiscountDialog } from './discount-dialog'
import { DiscountOrder } from './discount-order'
import { type EditedDiscounts, saveDiscounts, withDiscount } from './save-discounts'

interface DiscountsProps {
  listingId: string
  discounts: DiscountsWire
  others?: CopySource['others']
}

/** The discounts of a listing, how those that apply go together, and their order. */
export function Discounts({ listingId, discounts, others = [] }: DiscountsProps) {
  const t = useTranslations('hosted.calendar.discounts')
  const { mode, areStacked, rules } = discounts
  const text = useDiscountText()
  const save = (edited: EditedDiscounts, isConfirmed: boolean) =>
    saveDiscounts(listingId, discounts, edited, isConfirmed)
  return (
    <TermsCard
      words="discounts"
      copy={{ listingId, version: discounts.version, others }}
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
