import { useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import { Money } from '@/components/ui/money'
import type { DateChangeQuote } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { useMoney } from '@/lib/i18n/use-money'

const List = styled.dl`
  display: grid; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-sm);
  dt { color: var(--c-ink-2); }
`

const Line = styled.div<{ $isNew: boolean }>`
  display: flex; justify-content: space-between; gap: var(--s-4);
  ${({ $isNew }) => $isNew && css`font-size: var(--fs-md); font-weight: var(--fw-semibold); dt { color: inherit; }`}
`

/** Old and new total, what is refunded or paid now, and what is due on arrival. */
export function DateChangePrice({ moved }: { moved: DateChangeQuote }) {
  const t = useTranslations('stay.dates')
  const { totalBefore, quote, refund, difference, dueAtCheckIn } = moved
  return (
    <List>
      <Row name={t('before')} amount={totalBefore} isOld />
      <Row name={t('after')} amount={quote.total} isNew />
      {refund > 0 ? <Row name={t('refund')} amount={refund} /> : null}
      {difference > 0 ? <Row name={t('difference')} amount={difference} /> : null}
      {dueAtCheckIn > 0 ? <Row name={t('atCheckIn')} amount={dueAtCheckIn} /> : null}
    </List>
  )
}

interface RowProps {
  name: string
  amount: number
  isOld?: boolean
  isNew?: boolean
}

function Row({ name, amount, isOld = false, isNew = false }: RowProps) {
  const money = useMoney()
  return (
    <Line $isNew={isNew}>
      <dt>{name}</dt>
      <dd>
        <Money {...money(amount)} struck={isOld} />
      </dd>
    </Line>
  )
}
