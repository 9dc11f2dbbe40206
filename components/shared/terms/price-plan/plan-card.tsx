'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Quiet } from '@/components/shared/card-rows'
import { moved, withRule } from '@/components/shared/terms/rules/rule-list'
import { RuleRow } from '@/components/shared/terms/rules/rule-row'
import { TermsCard } from '@/components/shared/terms/terms-card'
import { Order } from '@/components/shared/terms/terms-style'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { PricePlanWire } from '@/lib/contract/schemas/calendar/price-plan'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { useMoney } from '@/lib/i18n/use-money'
import { RuleDialog } from './rule-dialog'
import type { EditedRule } from './rule-values'
import { useRuleText } from './use-rule-text'

interface PlanCardProps {
  plan: Pick<PricePlanWire, 'mode' | 'rules' | 'occasions'>
  /** resolves to what is unusual about the rules, or null once they are stored */
  save: (rules: readonly EditedRule[], isConfirmed: boolean) => Promise<UnusualPart[] | null>
  copy?: ReactNode
  /** below the rules */
  children?: ReactNode
}

/** Price rules in their order, and what stands before and behind them. */
export function PlanCard({ plan, save, copy, children }: PlanCardProps) {
  const t = useTranslations('hosted.calendar.plan')
  const { act, isBusy } = useAction()
  const { mode, rules } = plan
  const text = useRuleText(plan.occasions)
  const money = useMoney()
  const orders = mode === 'hourly' ? (['rules', 'hour'] as const) : (['date', 'rules', 'week'] as const)
  return (
    <TermsCard
      words="plan"
      copy={copy}
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
      {children}
    </TermsCard>
  )
}
