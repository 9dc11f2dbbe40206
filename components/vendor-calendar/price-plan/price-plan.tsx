'use client'

import { useTranslations } from 'next-intl'
import { Quiet } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import { Order } from '@/components/vendor-calendar/box'
import type { CopySource } from '@/components/vendor-calendar/bulk/copy-terms'
import { moved, withRule } from '@/components/vendor-calendar/rules/rule-list'
import { RuleRow } from '@/components/vendor-calendar/rules/rule-row'
import { TermsCard } from '@/components/vendor-calendar/terms-card'
import type { FeeKind } from '@/lib/domain/booking/money/fees'
import type { PricePlanWire } from '@/lib/domain/calendar/price-plan'
import { useMoney } from '@/lib/i18n/use-money'
import { PricePreview } from './price-preview'
import { RuleDialog } from './rule-dialog'
import { type EditedRule, savePlan } from './save-plan'
import { useRuleText } from './use-rule-text'

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
  const t = useTranslations('hosted.calendar.plan')
  const save = (rules: readonly EditedRule[], isConfirmed: boolean) =>
    savePlan(listingId, plan, rules, isConfirmed)
  const { act, isBusy } = useAction()
  const { mode, rules } = plan
  const text = useRuleText(plan.occasions)
  const money = useMoney()
  const orders = mode === 'hourly' ? (['rules', 'hour'] as const) : (['date', 'rules', 'week'] as const)
  return (
    <TermsCard
      words="plan"
      copy={{ listingId, version: plan.version, others }}
      terms={rules}
      nameOf={({ name }) => name}
      row={(rule, acts, index) => (
        <RuleRow
          key={rule._id}
          name={rule.name}
          when={text.when(rule)}
          isFirst={index === 0}
          isLast={index === rules.length - 1}
          isBusy={isBusy}
          onMove={(by) =>
            // Bookings keep their prices, so an order is not asked about.
            void act(() => save(moved(rules, index, by), true), t('moved'))
          }
          {...acts}
        >
          <Badge $tone="primary">
            {rule.price === null ? text.price(rule) : <Money {...money(rule.price)} />}
          </Badge>
        </RuleRow>
      )}
      dialog={(edited, onClose) => (
        <RuleDialog
          mode={mode}
          occasions={plan.occasions}
          rule={edited}
          save={(rule, isConfirmed) => save(withRule(rules, rule), isConfirmed)}
          onClose={onClose}
        />
      )}
      remove={(removed) =>
        save(
          rules.filter((one) => one !== removed),
          true,
        )
      }
    >
      <div>
        <Quiet as="h3">{t('orderTitle')}</Quiet>
        <Order>
          {orders.map((order) => (
            <li key={order}>{t(`order.${order}`)}</li>
          ))}
        </Order>
      </div>
      <IfMay action="editCalendar">
        <PricePreview
          listingId={listingId}
          mode={mode}
          version={plan.version + termsVersion}
          feeKinds={feeKinds}
        />
      </IfMay>
    </TermsCard>
  )
}
