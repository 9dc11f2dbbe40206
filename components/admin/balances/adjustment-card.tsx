'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { AdjustmentNote } from '@/components/admin/adjustment-note'
import { IfMayWrite } from '@/components/admin/admin-role'
import { ItemCard, Small } from '@/components/admin/item-card'
import { ProposalDecision } from '@/components/admin/proposal-decision'
import { PhoneText } from '@/components/shared/phone-text'
import { Money } from '@/components/ui/money'
import type { AdjustmentWire } from '@/lib/contract/schemas/ledger/adjustments'
import { isOfBooking } from '@/lib/domain/ledger/adjustments'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Amount = styled.strong`
  font-size: var(--fs-lg);
`

/** One adjustment: for whom, how much, why and by whom; another admin decides here about a proposed one. */
export function AdjustmentCard({ adjustment }: { adjustment: AdjustmentWire }) {
  const t = useTranslations('admin.balances')
  const locale = useLocale()
  const money = useMoney()
  const { _id, subject, user, amount, state, refusalReason, proposedBy, decidedBy } = adjustment
  const proposed = t('proposedBy', { name: proposedBy, when: formatInstant(adjustment.createdAt, locale) })
  return (
    <ItemCard aria-labelledby={_id}>
      <header>
        <div>
          <h2 id={_id}>
            {isOfBooking(subject) ? (
              <Link href={`/admin/bookings/${user._id}`}>
                <bdi className="num">{user.name}</bdi>
              </Link>
            ) : (
              <bdi>{user.name || t('closedAccount')}</bdi>
            )}
          </h2>
          <Small>{subject === 'user' ? <PhoneText phone={user.phone} /> : t(`subjects.${subject}`)}</Small>
        </div>
        <Amount>
          {t(labelOf(adjustment))} <Money {...money(Math.abs(amount))} />
        </Amount>
      </header>
      <AdjustmentNote adjustment={adjustment} />
      {refusalReason ? (
        <p>
          {t('refusedBecause')} <bdi>{refusalReason}</bdi>
        </p>
      ) : null}
      <Small>
        {proposed}
        {decidedBy && adjustment.decidedAt
          ? ` · ${t(`${state}By`, { name: decidedBy, when: formatInstant(adjustment.decidedAt, locale) })}`
          : null}
      </Small>
      {state === 'proposed' ? (
        <IfMayWrite area="money">
          <ProposalDecision
            proposal={adjustment}
            of="adjustments"
            words={subject === 'debt' ? 'writeOffs' : isOfBooking(subject) ? 'giveRefund' : 'balances'}
          />
        </IfMayWrite>
      ) : null}
    </ItemCard>
  )
}

function labelOf({ subject, amount }: AdjustmentWire) {
  if (subject === 'debt') return 'writeOff'
  if (isOfBooking(subject)) return 'givenBack'
  return amount > 0 ? 'addition' : 'deduction'
}
