import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { useMoney } from '@/lib/i18n/use-money'

const Sum = styled.p`
  display: grid; gap: var(--s-1); padding: var(--s-6) var(--s-5); background: var(--c-primary-soft); color: var(--c-primary);
  .money { font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1.2; justify-self: start; }
`

const Caption = styled.span`
  font-size: var(--fs-sm);
`

/** What the balance holds now, in SAR. */
export function BalanceSum({ balance }: { balance: number }) {
  const t = useTranslations('balance')
  const money = useMoney()
  return (
    <Sum>
      <Caption>{t('now')}</Caption>
      <Money {...money(balance)} />
    </Sum>
  )
}
