'use client'

import { useTranslations } from 'next-intl'
import { Quiet } from '@/components/shared/card-rows'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Order } from '@/components/vendor-calendar/box'
import type { CopySource } from '@/components/vendor-calendar/bulk/copy-terms'
import { moved, withRule } from '@/components/vendor-calendar/rules/rule-list'
import { RuleRow } from '@/components/vendor-calendar/rules/rule-row'
import { useDaysText } from '@/components/vendor-calendar/rules/use-days-text'
import { TermsCard } from '@/components/vendor-calendar/terms-card'
import { call } from '@/lib/api/call'
import { STAY_RULE_PART_NAMES } from '@/lib/domain/booking/vendor-stay-rules'
import type { StayRulesWire, StayRuleWire } from '@/lib/domain/calendar/stay-rules'
import { StayRuleDialog } from './stay-rule-dialog'
import type { EditedStayRule } from './stay-rule-values'

interface StayRulesProps {
  listingId: string
  stayRules: StayRulesWire
  others?: CopySource['others']
}

/** The stay rules of a listing in their order, and what decides each term of a stay. */
export function StayRules({ listingId, stayRules, others = [] }: StayRulesProps) {
  const t = useTranslations('hosted.calendar.stayRules')
  const { version, mode, rules, occasions } = stayRules
  const days = useDaysText(occasions)
  const { act, isBusy } = useAction()
  const save = (list: readonly EditedStayRule[]) =>
    call('PUT /vendor/services/:id/stay-rules', {
      params: { id: listingId },
      body: { basedOn: version, rules: list.map((rule) => ({ ...rule })) },
    })
  const orders =
    mode === 'daily' ? (['rules', 'settings', 'contradiction'] as const) : (['rules', 'settings'] as const)
  return (
    <TermsCard
      words="stayRules"
      copy={{ listingId, version: stayRules.version, others }}
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
