'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { Card, CardHead, Quiet, Rows } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Order } from '@/components/vendor-calendar/box'
import { moved, withRule } from '@/components/vendor-calendar/rules/rule-list'
import { RuleRow } from '@/components/vendor-calendar/rules/rule-row'
import { useDaysText } from '@/components/vendor-calendar/rules/use-days-text'
import { call } from '@/lib/api/call'
import { STAY_RULE_PART_NAMES } from '@/lib/domain/booking/vendor-stay-rules'
import type { StayRulesWire, StayRuleWire } from '@/lib/domain/calendar/stay-rules'
import { StayRuleDialog } from './stay-rule-dialog'
import type { EditedStayRule } from './stay-rule-values'

interface StayRulesProps {
  listingId: string
  stayRules: StayRulesWire
}

/** The stay rules of a listing in their order, and what decides each term of a stay. */
export function StayRules({ listingId, stayRules }: StayRulesProps) {
  const t = useTranslations('hosted.calendar.stayRules')
  const { version, mode, rules, occasions } = stayRules
  const days = useDaysText(occasions)
  const { act, isBusy } = useAction()
  const [edited, setEdited] = useState<StayRuleWire | 'new' | null>(null)
  const [removed, setRemoved] = useState<StayRuleWire | null>(null)
  const save = (list: readonly EditedStayRule[]) =>
    call('PUT /vendor/services/:id/stay-rules', {
      params: { id: listingId },
      body: { basedOn: version, rules: list.map((rule) => ({ ...rule })) },
    })
  const orders =
    mode === 'daily' ? (['rules', 'settings', 'contradiction'] as const) : (['rules', 'settings'] as const)
  return (
    <Card aria-labelledby="stay-rules">
      <CardHead>
        <div>
          <h2 id="stay-rules">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <IfMay action="editCalendar">
          <Button type="button" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </IfMay>
      </CardHead>
      {rules.length === 0 ? (
        <Quiet>{t('empty')}</Quiet>
      ) : (
        <Rows>
          {rules.map((rule, index) => (
            <RuleRow
              key={rule._id}
              name={rule.name}
              when={days.when(rule).join(' · ') || t('eachDay')}
              isFirst={index === 0}
              isLast={index === rules.length - 1}
              isBusy={isBusy}
              onMove={(by) => void act(() => save(moved(rules, index, by)), t('moved'))}
              onEdit={() => setEdited(rule)}
              onRemove={() => setRemoved(rule)}
            >
              <Parts rule={rule} />
            </RuleRow>
          ))}
        </Rows>
      )}
      <div>
        <Quiet as="h3">{t('orderTitle')}</Quiet>
        <Order>
          {orders.map((order) => (
            <li key={order}>{t(`order.${order}`)}</li>
          ))}
        </Order>
        <Quiet>{t(mode === 'daily' ? 'byArrival' : 'byEvening')}</Quiet>
      </div>
      {edited ? (
        <StayRuleDialog
          mode={mode}
          occasions={occasions}
          rule={edited === 'new' ? null : edited}
          save={(rule) => save(withRule<EditedStayRule>(rules, rule))}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {removed ? (
        <ActDialog
          title={t('removeTitle', { name: removed.name })}
          keep={t('keep')}
          closeLabel={t('close')}
          confirm={t('removeNow')}
          done={t('removed')}
          send={() => save(rules.filter((one) => one !== removed))}
          onClose={() => setRemoved(null)}
        >
          <p>{t('removeText')}</p>
        </ActDialog>
      ) : null}
    </Card>
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
