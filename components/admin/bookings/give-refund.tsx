'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AdjustmentNote } from '@/components/admin/adjustment-note'
import { useMayWrite } from '@/components/admin/admin-role'
import { Small } from '@/components/admin/item-card'
import { ProposalDecision } from '@/components/admin/proposal-decision'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { AdminRefundTermsWire } from '@/lib/contract/schemas/ledger/adjustments'
import { ADMIN_REFUND_KINDS, type AdminRefundKind } from '@/lib/domain/booking/money/admin-refund'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingCard, CardButtons } from './booking-card'
import { GiveRefundDialog } from './give-refund-dialog'

interface GiveRefundProps {
  bookingId: string
  /** null for an admin who may not read about money */
  terms: AdminRefundTermsWire | null
}

/** What an admin gives back of a booking: a part of its price, or goodwill; what waits for another admin is decided here. */
export function GiveRefund({ bookingId, terms }: GiveRefundProps) {
  const t = useTranslations('admin.giveRefund')
  const canWrite = useMayWrite('money')
  const [kind, setKind] = useState<AdminRefundKind | null>(null)
  if (!terms || !(canWrite || terms.proposal)) return null
  return (
    <BookingCard aria-labelledby="give-refund">
      <h2 id="give-refund">{t('title')}</h2>
      {terms.proposal ? <Waiting proposal={terms.proposal} canWrite={canWrite} /> : null}
      {canWrite && !terms.proposal ? <Choice terms={terms} onChoose={setKind} /> : null}
      {kind ? (
        <GiveRefundDialog bookingId={bookingId} kind={kind} terms={terms} onClose={() => setKind(null)} />
      ) : null}
    </BookingCard>
  )
}

function Waiting({
  proposal,
  canWrite,
}: {
  proposal: NonNullable<AdminRefundTermsWire['proposal']>
  canWrite: boolean
}) {
  const balances = useTranslations('admin.balances')
  const money = useMoney()
  return (
    <>
      <p>
        {balances(`subjects.${proposal.subject}`)} <Money {...money(proposal.amount)} />
      </p>
      <AdjustmentNote adjustment={proposal} />
      {canWrite ? (
        <ProposalDecision proposal={proposal} of="adjustments" words="giveRefund" />
      ) : (
        <Small>{balances('anotherDecides')}</Small>
      )}
    </>
  )
}

function Choice({
  terms,
  onChoose,
}: {
  terms: AdminRefundTermsWire
  onChoose: (kind: AdminRefundKind) => void
}) {
  const t = useTranslations('admin.giveRefund')
  const { refusal, mostPartial, mostGoodwill } = terms
  const most = { partial: mostPartial, goodwill: mostGoodwill }
  if (refusal) return <p>{t(`refusals.${refusal}`)}</p>
  return (
    <>
      <p>{t('help')}</p>
      <CardButtons>
        {ADMIN_REFUND_KINDS.map((one) => (
          <Button key={one} $kind="outline" disabled={most[one] === 0} onClick={() => onChoose(one)}>
            {t(one)}
          </Button>
        ))}
      </CardButtons>
      {mostPartial === 0 ? <Small>{t('nothingLeft')}</Small> : null}
    </>
  )
}
