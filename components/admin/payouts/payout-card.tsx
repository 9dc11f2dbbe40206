'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { Notice } from '@/components/shared/notice'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { AdminPayoutWire } from '@/lib/domain/payouts/payout'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--s-2) var(--s-4); }
  h2 { font-size: var(--fs-lg); }
  dl { display: grid; gap: var(--s-3) var(--s-6); grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr)); margin: 0; }
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  dd { margin: 0; }
`

const Amount = styled.p`
  font-size: var(--fs-xl); font-weight: var(--fw-bold);
`

const Small = styled.p`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`

/** What each event says when it is done. */
const DONE = { approve: 'approved', refuse: 'refused', pay: 'paid', return: 'returned' } as const
type Event = keyof typeof DONE

/** A payout in the console: who gets it and where, and what an admin may do with it. */
export function PayoutCard({ payout }: { payout: AdminPayoutWire }) {
  const t = useTranslations('admin.payouts')
  const locale = useLocale()
  const money = useMoney()
  const { _id, number, vendorName, amount, holderName, lastFour, batchNumber, reason } = payout
  const bank = payout.bank ? localName(locale, payout.bank) : t('unknownBank')
  return (
    <Card aria-labelledby={_id}>
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
      <dl>
        <div>
          <dt>{t('holder')}</dt>
          <dd>
            <bdi>{holderName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('account')}</dt>
          <dd>{t('ending', { bank, lastFour })}</dd>
        </div>
        {batchNumber ? (
          <div>
            <dt>{t('inBatch')}</dt>
            <dd>
              <bdi className="num">{batchNumber}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      {payout.isHolderTheVendor ? null : <Notice tone="warn">{t('nameDiffers')}</Notice>}
      {reason ? <p dir="auto">{t('reasonWas', { reason })}</p> : null}
      <PayoutDecision payout={payout} />
    </Card>
  )
}

function PayoutDecision({ payout }: { payout: AdminPayoutWire }) {
  const t = useTranslations('admin.payouts')
  const { act, isBusy } = useAction()
  const canWrite = useMayWrite('money')
  const [withReason, setWithReason] = useState<'refuse' | 'return' | null>(null)
  const events = payout.events.filter((event): event is Event => event in DONE)
  if (events.length === 0 || !canWrite) return null
  const begin = (event: Event) => {
    if (event === 'refuse' || event === 'return') setWithReason(event)
    else
      void act(() => call(`POST /admin/payouts/:id/${event}`, { params: { id: payout._id } }), t(DONE[event]))
  }
  return (
    <Actions>
      {events.map((event) => (
        <Button
          key={event}
          type="button"
          $kind={event === 'approve' || event === 'pay' ? 'primary' : 'danger'}
          disabled={isBusy}
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
    </Actions>
  )
}
