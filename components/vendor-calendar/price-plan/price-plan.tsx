'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { Card, CardHead, Quiet, Rows } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { Order } from '@/components/vendor-calendar/box'
import { moved, withRule } from '@/components/vendor-calendar/rules/rule-list'
import { RuleRow } from '@/components/vendor-calendar/rules/rule-row'
import type { PricePlanWire, PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import { useMoney } from '@/lib/i18n/use-money'
import { PricePreview } from './price-preview'
import { RuleDialog } from './rule-dialog'
import { type EditedRule, savePlan } from './save-plan'
import { useRuleText } from './use-rule-text'

interface PricePlanProps {
  listingId: string
  plan: PricePlanWire
  /** of discounts and fees, which change what the preview says */
  termsVersion?: number
  takesPet?: boolean
}

/** The price rules of a listing in their order, what stands before and behind them, and what a guest would pay. */
export function PricePlan({ listingId, plan, termsVersion = 0, takesPet = false }: PricePlanProps) {
  const t = useTranslations('hosted.calendar.plan')
  const save = (rules: readonly EditedRule[], isConfirmed: boolean) =>
    savePlan(listingId, plan, rules, isConfirmed)
  const { act, isBusy } = useAction()
  const [edited, setEdited] = useState<PriceRuleWire | 'new' | null>(null)
  const [removed, setRemoved] = useState<PriceRuleWire | null>(null)
  const { mode, rules } = plan
  const text = useRuleText(plan.occasions)
  const money = useMoney()
  const orders = mode === 'hourly' ? (['rules', 'hour'] as const) : (['date', 'rules', 'week'] as const)
  return (
    <Card aria-labelledby="price-plan">
      <CardHead>
        <div>
          <h2 id="price-plan">{t('title')}</h2>
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
              when={text.when(rule)}
              isFirst={index === 0}
              isLast={index === rules.length - 1}
              isBusy={isBusy}
              onMove={(by) =>
                // Bookings keep their prices, so an order is not asked about.
                void act(() => save(moved(rules, index, by), true), t('moved'))
              }
              onEdit={() => setEdited(rule)}
              onRemove={() => setRemoved(rule)}
            >
              <Badge $tone="primary">
                {rule.price === null ? text.price(rule) : <Money {...money(rule.price)} />}
              </Badge>
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
      </div>
      <IfMay action="editCalendar">
        <PricePreview
          listingId={listingId}
          mode={mode}
          version={plan.version + termsVersion}
          takesPet={takesPet}
        />
      </IfMay>
      {edited ? (
        <RuleDialog
          mode={mode}
          occasions={plan.occasions}
          rule={edited === 'new' ? null : edited}
          save={(rule, isConfirmed) => save(withRule(rules, rule), isConfirmed)}
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
          send={() =>
            save(
              rules.filter((one) => one !== removed),
              true,
            )
          }
          onClose={() => setRemoved(null)}
        >
          <p>{t('removeText')}</p>
        </ActDialog>
      ) : null}
    </Card>
  )
}
