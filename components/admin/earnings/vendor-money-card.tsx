'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, CardFacts, Fact, ItemCard, Small } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { VendorMoneyWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { ADJUSTMENT_DIRECTIONS, type AdjustmentDirection } from '@/lib/domain/ledger/adjustments'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { ReserveDialog } from './reserve-dialog'
import { VendorAdjustmentDialog } from './vendor-adjustment-dialog'

type Opened = AdjustmentDirection | 'reserve'

/** A vendor's money in the console: what stops its payouts, its reserve, and the changes that an admin may make. */
export function VendorMoneyCard({ vendor, limit }: { vendor: VendorMoneyWire; limit: number }) {
  const t = useTranslations('admin.vendorBalances')
  const schedules = useTranslations('earnings.schedule')
  const locale = useLocale()
  const money = useMoney()
  const { _id, name, hold, reserveTerms: terms, schedule } = vendor
  return (
    <ItemCard aria-labelledby={_id}>
      <h2 id={_id}>
        <bdi>{name}</bdi>
      </h2>
      {hold ? (
        <Notice tone="warn">
          <p>{t('stoppedSince', { when: formatInstant(hold.since, locale) })}</p>
          <p dir="auto">{hold.reason}</p>
        </Notice>
      ) : null}
      <CardFacts>
        {(['available', 'pending', 'reserve', 'debt'] as const).map((kind) => (
          <Fact key={kind} label={t(`columns.${kind}`)}>
            <Money {...money(vendor[kind])} />
          </Fact>
        ))}
        <Fact label={t('columns.schedule')}>
          {schedules(`names.${schedule.schedule}`)}
          {schedule.nextOn ? ` · ${formatDay(schedule.nextOn, locale)}` : null}
        </Fact>
        <Fact label={t('terms')}>
          {terms ? t('termsAre', { percent: terms.percent, days: terms.days }) : t('noTerms')}
        </Fact>
      </CardFacts>
      {terms ? <Small dir="auto">{terms.reason}</Small> : null}
      <IfMayWrite area="money">
        <Actions vendor={vendor} limit={limit} />
      </IfMayWrite>
    </ItemCard>
  )
}

function Actions({ vendor, limit }: { vendor: VendorMoneyWire; limit: number }) {
  const t = useTranslations('admin.vendorBalances')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { _id: id, name, hold, available, reserveTerms } = vendor
  const verb = hold ? 'lift' : 'hold'
  return (
    <CardActions>
      {ADJUSTMENT_DIRECTIONS.map((one) => (
        <Button
          key={one}
          $kind="outline"
          disabled={one === 'deduct' && available === 0}
          onClick={() => setOpened(one)}
        >
          {t(one)}
        </Button>
      ))}
      <Button $kind="outline" onClick={() => setOpened('reserve')}>
        {t('setReserve')}
      </Button>
      <ReasonButton
        kind={hold ? 'primary' : 'danger'}
        title={t(`${verb}Title`, { name })}
        help={t('hostReads')}
        action={t(verb)}
        done={t(`${verb}Done`)}
        onSend={(reason) => call(`POST /admin/earnings/:id/${verb}`, { params: { id }, body: { reason } })}
      >
        <p>{t(`${verb}Text`)}</p>
      </ReasonButton>
      {opened === 'reserve' ? (
        <ReserveDialog id={id} name={name} terms={reserveTerms} onClose={close} />
      ) : null}
      {opened === 'add' || opened === 'deduct' ? (
        <VendorAdjustmentDialog vendor={vendor} limit={limit} direction={opened} onClose={close} />
      ) : null}
    </CardActions>
  )
}
