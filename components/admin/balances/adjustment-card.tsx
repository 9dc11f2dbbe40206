'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, ItemCard, Small } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { PhoneText } from '@/components/shared/phone-text'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { AdjustmentWire } from '@/lib/domain/ledger/adjustments'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Amount = styled.strong`
  font-size: var(--fs-lg);
`

/** One adjustment: for whom, how much, why and by whom; another admin decides here about a proposed one. */
export function AdjustmentCard({ adjustment }: { adjustment: AdjustmentWire }) {
  const t = useTranslations('admin.balances')
  const locale = useLocale()
  const money = useMoney()
  const { _id, subject, user, amount, reason, state, refusalReason, proposedBy, decidedBy } = adjustment
  const isAddition = amount > 0
  const proposed = t('proposedBy', { name: proposedBy, when: formatInstant(adjustment.createdAt, locale) })
  return (
    <ItemCard aria-labelledby={_id}>
      <header>
        <div>
          <h2 id={_id}>
            <bdi>{user.name || t('closedAccount')}</bdi>
          </h2>
          <Small>{subject === 'user' ? <PhoneText phone={user.phone} /> : t(`subjects.${subject}`)}</Small>
        </div>
        <Amount>
          {t(subject === 'debt' ? 'writeOff' : isAddition ? 'addition' : 'deduction')}{' '}
          <Money {...money(Math.abs(amount))} />
        </Amount>
      </header>
      <p>
        <bdi>{reason}</bdi>
      </p>
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
          <Decision adjustment={adjustment} />
        </IfMayWrite>
      ) : null}
    </ItemCard>
  )
}

function Decision({ adjustment: { _id, mayDecide, mayWithdraw } }: { adjustment: AdjustmentWire }) {
  const t = useTranslations('admin.balances')
  const { act, isBusy } = useAction()
  if (mayWithdraw) return <Withdrawal id={_id} />
  if (!mayDecide) return <Small>{t('anotherDecides')}</Small>
  return (
    <CardActions>
      <Button
        type="button"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() =>
          act(() => call('POST /admin/adjustments/:id/approve', { params: { id: _id } }), t('approved'))
        }
      >
        {t('approve')}
      </Button>
      <ReasonButton
        title={t('refuseTitle')}
        help={t('refuseHelp')}
        action={t('refuse')}
        done={t('refused')}
        disabled={isBusy}
        onSend={(reason) =>
          call('POST /admin/adjustments/:id/refuse', { params: { id: _id }, body: { reason } })
        }
      />
    </CardActions>
  )
}

/** What the admin who proposed may do while another one has not decided. */
function Withdrawal({ id }: { id: string }) {
  const t = useTranslations('admin.balances')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Small>{t('anotherDecides')}</Small>
      <CardActions>
        <Button type="button" $kind="outline" onClick={() => setOpen(true)}>
          {t('withdraw')}
        </Button>
        {isOpen ? (
          <ActDialog
            title={t('withdrawTitle')}
            keep={t('back')}
            confirm={t('withdraw')}
            done={t('withdrawn')}
            send={() => call('POST /admin/adjustments/:id/withdraw', { params: { id } })}
            onClose={() => setOpen(false)}
          >
            <p>{t('withdrawText')}</p>
          </ActDialog>
        ) : null}
      </CardActions>
    </>
  )
}
