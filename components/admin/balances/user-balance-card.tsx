'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { Quiet } from '@/components/admin/item-card'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedSar } from '@/components/forms/typed-number'
import { BalanceMovements } from '@/components/shared/balance-movements'
import { FormDialog } from '@/components/shared/form-dialog'
import { PhoneText } from '@/components/shared/phone-text'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { UserBalanceWire } from '@/lib/contract/schemas/ledger/adjustments'
import {
  ADJUSTMENT_DIRECTIONS,
  type AdjustmentDirection,
  adjustmentBody,
} from '@/lib/domain/ledger/adjustments'
import { useMoney } from '@/lib/i18n/use-money'

const Card = styled.article`
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
  header { display: flex; flex-wrap: wrap; gap: var(--s-3); justify-content: space-between; align-items: start; padding: var(--s-5); background: var(--c-primary-soft); }
  h2 { font-size: var(--fs-lg); overflow-wrap: anywhere; }
`

const Balance = styled.p`
  color: var(--c-primary); font-size: var(--fs-2xl); font-weight: var(--fw-bold);
`

const Foot = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding: var(--s-4) var(--s-5); border-block-start: 1px solid var(--c-line);
`

const None = styled.p`
  padding: var(--s-5); color: var(--c-ink-2); font-size: var(--fs-sm);
`

/** The balance of the user that was searched, its newest movements, and the buttons that adjust it. */
export function UserBalanceCard({ owner }: { owner: UserBalanceWire }) {
  const t = useTranslations('admin.balances')
  const money = useMoney()
  const [direction, setDirection] = useState<AdjustmentDirection | null>(null)
  const { user, balance, data } = owner
  return (
    <Card aria-labelledby={user._id}>
      <header>
        <div>
          <h2 id={user._id}>
            <bdi>{user.name}</bdi>
          </h2>
          <Quiet>
            <PhoneText phone={user.phone} />
          </Quiet>
        </div>
        <Balance>
          <Money {...money(balance)} />
        </Balance>
      </header>
      {data.length > 0 ? <BalanceMovements entries={data} /> : <None>{t('noMovements')}</None>}
      <IfMayWrite area="money">
        <Foot>
          {ADJUSTMENT_DIRECTIONS.map((one) => (
            <Button
              key={one}
              $kind={one === 'add' ? 'primary' : 'outline'}
              disabled={one === 'deduct' && balance === 0}
              onClick={() => setDirection(one)}
            >
              {t(one)}
            </Button>
          ))}
        </Foot>
      </IfMayWrite>
      {direction ? (
        <AdjustmentDialog owner={owner} direction={direction} onClose={() => setDirection(null)} />
      ) : null}
    </Card>
  )
}

interface AdjustmentDialogProps {
  owner: UserBalanceWire
  direction: AdjustmentDirection
  onClose: () => void
}

/** Adds to a user's balance or deducts from it; above the limit it only proposes so to another admin. */
function AdjustmentDialog({ owner: { user, limit }, direction, onClose }: AdjustmentDialogProps) {
  const t = useTranslations('admin.balances')
  const money = useMoney()
  const [key] = useState(() => crypto.randomUUID())
  const title = t(`${direction}Title`, { name: user.name })
  const toBody = ({ amount, reason }: { amount: string; reason: string }) => ({
    direction,
    amount: typedSar(amount) as number,
    reason: reason.trim(),
  })
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      schema={adjustmentBody}
      initialValues={{ amount: '', reason: '' }}
      toBody={toBody}
      send={async (values) => {
        const { state } = await call('POST /admin/balances/:id/adjustments', {
          params: { id: user._id },
          body: toBody(values),
          idempotencyKey: key,
        })
        return t(state === 'approved' ? 'posted' : 'waits')
      }}
      onClose={onClose}
    >
      <AmountField label={t('amount')} help={t('amountHelp', { limit: money(limit).spoken })} />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t(direction)}</SubmitButton>
    </FormDialog>
  )
}
