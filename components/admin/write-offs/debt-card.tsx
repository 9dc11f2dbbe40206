'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, ItemCard, Small } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { Notice } from '@/components/shared/notice'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { DebtWire, WriteOffProposalWire } from '@/lib/domain/payouts/vendor-money'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Amount = styled.strong`
  font-size: var(--fs-lg);
`

/** A vendor's debt: one admin proposes to write it off, another one decides. */
export function DebtCard({ debt }: { debt: DebtWire }) {
  const t = useTranslations('admin.writeOffs')
  const locale = useLocale()
  const money = useMoney()
  const { _id, vendor, amount, since, age, proposal } = debt
  const name = vendor.name
  return (
    <ItemCard aria-labelledby={_id}>
      <header>
        <div>
          <h2 id={_id}>
            <bdi>{name}</bdi>
          </h2>
          <Small>
            {t('since', { day: formatDay(since, locale) })} · {t('days', { count: age })}
          </Small>
        </div>
        <Amount>
          <Money {...money(amount)} />
        </Amount>
      </header>
      {proposal ? (
        <Proposal proposal={proposal} amount={amount} />
      ) : (
        <IfMayWrite area="money">
          <CardActions>
            <ReasonButton
              title={t('proposeTitle', { name })}
              help={t('proposeHelp')}
              action={t('propose')}
              done={t('proposeDone')}
              onSend={(reason) =>
                call('POST /admin/write-offs/:id', { params: { id: vendor._id }, body: { amount, reason } })
              }
            >
              <p>{t('proposeText')}</p>
            </ReasonButton>
          </CardActions>
        </IfMayWrite>
      )}
    </ItemCard>
  )
}

function Proposal({ proposal, amount }: { proposal: WriteOffProposalWire; amount: number }) {
  const t = useTranslations('admin.writeOffs')
  const money = useMoney()
  const { proposedBy, reason } = proposal
  return (
    <>
      <Small>{t('proposedBy', { name: proposedBy })}</Small>
      <p dir="auto">{reason}</p>
      {proposal.amount === amount ? null : (
        <Notice tone="warn">{t('changed', { amount: money(proposal.amount).spoken })}</Notice>
      )}
      <IfMayWrite area="money">
        <Decision proposal={proposal} isChanged={proposal.amount !== amount} />
      </IfMayWrite>
    </>
  )
}

function Decision({ proposal, isChanged }: { proposal: WriteOffProposalWire; isChanged: boolean }) {
  const t = useTranslations('admin.writeOffs')
  const balances = useTranslations('admin.balances')
  const { act, isBusy } = useAction()
  const { _id: id, mayDecide, mayWithdraw } = proposal
  const send = (verb: 'approve' | 'withdraw') => () =>
    act(
      () => call(`POST /admin/adjustments/:id/${verb}`, { params: { id } }),
      verb === 'approve' ? t('approved') : balances('withdrawn'),
    )
  if (!mayDecide && !mayWithdraw) return <Small>{balances('anotherDecides')}</Small>
  return (
    <>
      {mayWithdraw ? <Small>{balances('anotherDecides')}</Small> : null}
      <CardActions>
        {mayWithdraw ? (
          <Button
            type="button"
            $kind="outline"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={send('withdraw')}
          >
            {balances('withdraw')}
          </Button>
        ) : (
          <>
            <Button type="button" disabled={isBusy || isChanged} aria-busy={isBusy} onClick={send('approve')}>
              {balances('approve')}
            </Button>
            <ReasonButton
              title={t('refuseTitle')}
              help={t('refuseHelp')}
              action={balances('refuse')}
              done={t('refused')}
              disabled={isBusy}
              onSend={(reason) =>
                call('POST /admin/adjustments/:id/refuse', { params: { id }, body: { reason } })
              }
            />
          </>
        )}
      </CardActions>
    </>
  )
}
