'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions } from '@/components/admin/card-actions'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { PhoneText } from '@/components/shared/phone-text'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { AdjustmentWire } from '@/lib/domain/ledger/adjustments'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--s-2) var(--s-4); }
  h2 { font-size: var(--fs-lg); }
`

const Small = styled.p`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

const Amount = styled.strong`
  font-size: var(--fs-lg);
`

/** One adjustment: for whom, how much, why and by whom; another admin decides here about a proposed one. */
export function AdjustmentCard({ adjustment }: { adjustment: AdjustmentWire }) {
  const t = useTranslations('admin.balances')
  const locale = useLocale()
  const money = useMoney()
  const { _id, user, amount, reason, state, refusalReason, proposedBy, decidedBy } = adjustment
  const isAddition = amount > 0
  const proposed = t('proposedBy', { name: proposedBy, when: formatInstant(adjustment.createdAt, locale) })
  return (
    <Card aria-labelledby={_id}>
      <header>
        <div>
          <h2 id={_id}>
            <bdi>{user.name || t('closedAccount')}</bdi>
          </h2>
          <Small>
            <PhoneText phone={user.phone} />
          </Small>
        </div>
        <Amount>
          {t(isAddition ? 'addition' : 'deduction')} <Money {...money(Math.abs(amount))} />
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
    </Card>
  )
}

function Decision({ adjustment: { _id, mayDecide, mayWithdraw } }: { adjustment: AdjustmentWire }) {
  const t = useTranslations('admin.balances')
  const { act, isBusy } = useAction()
  const [isRefusing, setRefusing] = useState(false)
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
      <Button type="button" $kind="danger" disabled={isBusy} onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      {isRefusing ? (
        <ReasonDialog
          title={t('refuseTitle')}
          help={t('refuseHelp')}
          action={t('refuse')}
          done={t('refused')}
          onSend={(reason) =>
            call('POST /admin/adjustments/:id/refuse', { params: { id: _id }, body: { reason } })
          }
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </CardActions>
  )
}

/** What the admin who proposed may do while another one has not decided. */
function Withdrawal({ id }: { id: string }) {
  const t = useTranslations('admin.balances')
  const { act, isBusy } = useAction()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Small>{t('anotherDecides')}</Small>
      <CardActions>
        <Button type="button" $kind="outline" disabled={isBusy} onClick={() => setOpen(true)}>
          {t('withdraw')}
        </Button>
        {isOpen ? (
          <ConfirmDialog
            title={t('withdrawTitle')}
            closeLabel={t('back')}
            keep={t('back')}
            confirm={t('withdraw')}
            isBusy={isBusy}
            onConfirm={() =>
              act(
                () => call('POST /admin/adjustments/:id/withdraw', { params: { id } }),
                t('withdrawn'),
              ).then(() => setOpen(false))
            }
            onClose={() => setOpen(false)}
          >
            <p>{t('withdrawText')}</p>
          </ConfirmDialog>
        ) : null}
      </CardActions>
    </>
  )
}
