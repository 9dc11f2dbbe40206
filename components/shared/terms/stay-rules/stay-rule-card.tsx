'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Quiet } from '@/components/shared/card-rows'
import { moved, withRule } from '@/components/shared/terms/rules/rule-list'
import { RuleRow } from '@/components/shared/terms/rules/rule-row'
import { useDaysText } from '@/components/shared/terms/rules/use-days-text'
import { TermsCard } from '@/components/shared/terms/terms-card'
import { Order } from '@/components/shared/terms/terms-style'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import type { StayRulesWire } from '@/lib/contract/schemas/calendar/stay-rules'
import { STAY_RULE_PART_NAMES } from '@/lib/domain/booking/vendor-stay-rules'
import type { StayRuleWire } from '@/lib/domain/calendar/stay-rules'
import { StayRuleDialog } from './stay-rule-dialog'
import type { EditedStayRule } from './stay-rule-values'

interface StayRuleCardProps {
  stayRules: Pick<StayRulesWire, 'mode' | 'rules' | 'occasions'>
  /** stores all rules in place of those of before */
  save: (rules: readonly EditedStayRule[]) => Promise<unknown>
  copy?: ReactNode
}

/** Stay rules in their order, and what decides each term of a stay. */
export function StayRuleCard({ stayRules, save, copy }: StayRuleCardProps) {
  const t = useTranslations('hosted.calendar.stayRules')
  const { mode, rules, occasions } = stayRules
  const days = useDaysText(occasions)
  const { act, isBusy } = useAction()
  const orders =
    mode === 'daily' ? (['rules', 'settings', 'contradiction'] as const) : (['rules', 'settings'] as const)
  return (
    <TermsCard
      words="stayRules"
      copy={copy}
      terms={rules}
      nameOf={({ name }) => name}
      row={(rule, acts, index) => (
        <RuleRow
          key={rule._id}
          name={rule.name}
          when={days.when(rule).join(' · ') || t('eachDay')}
          isFirst={index === 0}
          isLast={index === rules.length - 1}
          isBusy={isBusy}
          onMove={(by) => void act(() => save(moved(rules, index, by)), t('moved'))}
          {...acts}
        >
          <Parts rule={rule} />
        </RuleRow>
      )}
      dialog={(edited, onClose) => (
        <StayRuleDialog
          mode={mode}
          occasions={occasions}
          rule={edited}
          save={(rule) => save(withRule<EditedStayRule>(rules, rule))}
          onClose={onClose}
        />
      )}
      remove={(removed) => save(rules.filter((one) => one !== removed))}
    >
      <div>
        <Quiet as="h3">{t('orderTitle')}</Quiet>
        <Order>
          {orders.map((order) => (
            <li key={order}>{t(`order.${order}`)}</li>
          ))}
        </Order>
        <Quiet>{t(mode === 'daily' ? 'byArrival' : 'byEvening')}</Quiet>
      </div>
    </TermsCard>
  )
}

/** What a rule sets, a badge each. */
function Parts({ rule }: { rule: StayRuleWire }) {
  const t = useTranslations('hosted.calendar.stayRules.parts')
  return STAY_RULE_PART_NAMES.map((part) => {
    const value = rule[part]
    if (value === null) return null
    const text =
      typeof value === 'boolean' ? t(part, { allowed: value ? 'yes' : 'no' }) : t(part, { count: value })
    return (
      <Badge key={part} $tone="primary">
        {text}
      </Badge>
    )
  })
}
