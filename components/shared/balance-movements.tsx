import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { SmallText } from '@/components/shared/styles/quiet-text'
import { Money } from '@/components/ui/money'
import type { BalanceEntryWire } from '@/lib/contract/schemas/ledger/balance'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const List = styled.ul`
  li { display: flex; align-items: start; gap: var(--s-4); padding: var(--s-4) var(--s-5); }
  li + li { border-block-start: 1px solid var(--c-line); }
`

const Text = styled.span`
  flex: 1; min-inline-size: 0; display: grid; justify-items: start; overflow-wrap: anywhere;
  strong { font-weight: var(--fw-semibold); }
`

const Amounts = styled.span`
  display: grid; justify-items: end; gap: var(--s-1); text-align: end;
`

const Amount = styled.span<{ $isAdded: boolean }>`
  ${({ $isAdded }) => $isAdded && 'color: var(--c-ok); font-weight: var(--fw-semibold);'}
`

/** Movements of a balance, each with its cause and the balance after it. Needs the messages of `balance`. */
export function BalanceMovements({ entries }: { entries: readonly BalanceEntryWire[] }) {
  return (
    <List>
      {entries.map((entry) => (
        <Movement key={entry._id} entry={entry} />
      ))}
    </List>
  )
}

function Movement({ entry }: { entry: BalanceEntryWire }) {
  const t = useTranslations('balance')
  const locale = useLocale()
  const money = useMoney()
  const { kind, reason, amount, balance, booking, createdAt } = entry
  const isAdded = amount > 0
  return (
    <li>
      <Text>
        <strong>{t(`kinds.${kind}`)}</strong>
        {reason ? <bdi>{reason}</bdi> : null}
        {booking ? <span>{t('booking', { code: booking.code })}</span> : null}
        <SmallText as="span">{formatInstant(createdAt, locale)}</SmallText>
      </Text>
      <Amounts>
        <Amount $isAdded={isAdded}>
          <span className="sr-only">{t(isAdded ? 'added' : 'deducted')}</span>
          <bdi aria-hidden="true">{isAdded ? '+' : '−'}</bdi> <Money {...money(Math.abs(amount))} />
        </Amount>
        <SmallText as="span">
          {t('after')} <Money {...money(balance)} />
        </SmallText>
      </Amounts>
    </li>
  )
}
