'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, ItemCard, Small } from '@/components/admin/item-card'
import { ProposalDecision } from '@/components/admin/proposal-decision'
import { ReasonButton } from '@/components/admin/reason-button'
import { Notice } from '@/components/shared/notice'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { DebtWire, WriteOffProposalWire } from '@/lib/contract/schemas/payouts/vendor-money'
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
        <ProposalDecision
          proposal={proposal}
          of="adjustments"
          words="writeOffs"
          isChanged={proposal.amount !== amount}
        />
      </IfMayWrite>
    </>
  )
}
