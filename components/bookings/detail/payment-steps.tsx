import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PaymentMark } from '@/components/ui/icon/payment-mark'
import { Money } from '@/components/ui/money'
import type { MoneyMovement } from '@/lib/domain/booking/money/money-movements'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Steps = styled.ol`
  display: grid; gap: var(--s-3); padding: 0; margin: 0; list-style: none; font-size: var(--fs-sm);
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s-4); }
  [data-failed] strong { color: var(--c-err); }
  strong { font-weight: var(--fw-medium); }
  time { color: var(--c-ink-2); font-size: var(--fs-xs); }
`

const StepText = styled.span`
  display: grid; flex: 1 1 200px;
`

const Amount = styled.span`
  font-weight: var(--fw-semibold);
  [data-back] & { color: var(--c-ok); }
  [data-failed] & { color: var(--c-err); }
`

const Mark = styled.span`
  position: relative; display: inline-block; margin-inline-start: var(--s-2);
`

/** Every payment, refund and claim with its time: captured, claimed, on its way, arrived. */
export function PaymentSteps({ moves }: { moves: readonly MoneyMovement[] }) {
  const t = useTranslations('stay.money')
  if (moves.length === 0) return null
  return (
    <Steps aria-label={t('title')}>
      {moves.map((move) => (
        <Step key={Object.values(move).join(' ')} move={move} />
      ))}
    </Steps>
  )
}

function Step({ move }: { move: MoneyMovement }) {
  const t = useTranslations('stay.money')
  const locale = useLocale()
  const money = useMoney()
  const isBack = move.kind === 'refund'
  const at = (move.kind === 'payment' ? null : move.endedAt) ?? move.at
  const hasFailed = isBack && move.state === 'failed'
  return (
    <li data-back={(isBack && !hasFailed) || undefined} data-failed={hasFailed || undefined}>
      <StepText>
        <strong>
          {t(stepName(move))}
          {move.kind === 'payment' && move.method ? <PaidBy method={move.method} /> : null}
        </strong>
        <time dateTime={at}>{formatInstant(at, locale)}</time>
      </StepText>
      <Amount>
        <Money {...money(isBack ? -move.amount : move.amount)} />
      </Amount>
    </li>
  )
}

/** The mark of the brand or wallet that paid. */
function PaidBy({ method }: { method: PaymentMethod }) {
  const t = useTranslations('vocabulary.paymentMethod')
  return (
    <Mark>
      <PaymentMark method={method} height={12} />
      <span className="sr-only">{t(method)}</span>
    </Mark>
  )
}

/** The message of a step; a deposit has its own words. */
function stepName(move: MoneyMovement) {
  if (move.kind === 'payment') return move.from === 'balance' ? 'paymentFromBalance' : 'payment'
  if (move.kind === 'chargeback') return `chargeback.${move.state}` as const
  if (move.kind === 'deposit_claim') return `claim.${move.state}` as const
  if (move.to === 'balance' && move.state === 'done') return 'refund.toBalance'
  return move.isDeposit ? (`depositRefund.${move.state}` as const) : (`refund.${move.state}` as const)
}
