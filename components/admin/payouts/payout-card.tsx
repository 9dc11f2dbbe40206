'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useHasRight, useMayWrite } from '@/components/admin/admin-role'
import { CardActions, CardFacts, Fact, ItemCard, Small } from '@/components/admin/item-card'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { Notice } from '@/components/shared/notice'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { AdminPayoutWire } from '@/lib/contract/schemas/payouts/payout'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

const Amount = styled.p`
  font-size: var(--fs-xl); font-weight: var(--fw-bold);
`

/** What each event says when it is done. */
const DONE = { approve: 'approved', refuse: 'refused', pay: 'paid', return: 'returned' } as const
type Event = keyof typeof DONE
const OF_APPROVER: readonly Event[] = ['approve', 'refuse']

/** A payout in the console: who gets it and where, and what an admin may do with it. */
export function PayoutCard({ payout }: { payout: AdminPayoutWire }) {
  const t = useTranslations('admin.payouts')
  const locale = useLocale()
  const money = useMoney()
  const { _id, number, vendorName, amount, holderName, lastFour, batchNumber, reason } = payout
  const bank = payout.bank ? localName(locale, payout.bank) : t('unknownBank')
  return (
    <ItemCard aria-labelledby={_id}>
      <header>
        <div>
          <h2 id={_id}>
            <bdi>{vendorName}</bdi>
          </h2>
          <Small>
            <bdi className="num">{number}</bdi> ·{' '}
            {t('requestedOn', { when: formatInstant(payout.requestedAt, locale) })}
            {payout.state === 'requested'
              ? null
              : ` · ${t('changedOn', { when: formatInstant(payout.changedAt, locale) })}`}
          </Small>
        </div>
        <Amount>
          <Money {...money(amount)} />
        </Amount>
      </header>
      <CardFacts>
        <Fact label={t('holder')}>
          <bdi>{holderName}</bdi>
        </Fact>
        <Fact label={t('account')}>{t('ending', { bank, lastFour })}</Fact>
        <Fact label={t('inBatch')}>{batchNumber ? <bdi className="num">{batchNumber}</bdi> : null}</Fact>
      </CardFacts>
      {payout.isHolderTheVendor ? null : <Notice tone="warn">{t('nameDiffers')}</Notice>}
      {reason ? <p dir="auto">{t('reasonWas', { reason })}</p> : null}
      <PayoutDecision payout={payout} />
    </ItemCard>
  )
}

function PayoutDecision({ payout }: { payout: AdminPayoutWire }) {
  const t = useTranslations('admin.payouts')
  const { act, isBusy } = useAction()
  const canWrite = useMayWrite('money')
  const canApprove = useHasRight('approvePayouts')
  const [withReason, setWithReason] = useState<'refuse' | 'return' | null>(null)
  const events = payout.events
    .filter((event): event is Event => event in DONE)
    .filter((event) => (OF_APPROVER.includes(event) ? canApprove : canWrite))
  if (events.length === 0) return null
  const begin = (event: Event) => {
    if (event === 'refuse' || event === 'return') setWithReason(event)
    else
      void act(() => call(`POST /admin/payouts/:id/${event}`, { params: { id: payout._id } }), t(DONE[event]))
  }
  return (
    <CardActions>
      {events.map((event) => (
        <Button
          key={event}
          $kind={event === 'approve' || event === 'pay' ? 'primary' : 'danger'}
          aria-busy={isBusy}
          onClick={() => begin(event)}
        >
          {t(event)}
        </Button>
      ))}
      {withReason ? (
        <ReasonDialog
          title={t(`${withReason}Title`)}
          help={t('reasonHelp')}
          action={t(withReason)}
          done={t(DONE[withReason])}
          onSend={(reason) =>
            call(`POST /admin/payouts/:id/${withReason}`, { params: { id: payout._id }, body: { reason } })
          }
          onClose={() => setWithReason(null)}
        />
      ) : null}
    </CardActions>
  )
}
