import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { useMoney } from '@/lib/i18n/use-money'

export const Offer = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-md); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

interface BalanceOfferProps {
  /** of the guest, and what is due; in SAR */
  balance: number
  amount: number
  isBusy: boolean
  onPay: () => void
}

/** Pays the whole amount from the balance, where it holds enough. */
export function BalanceOffer({ balance, amount, isBusy, onPay }: BalanceOfferProps) {
  const t = useTranslations('pay.balance')
  const money = useMoney()
  if (balance === 0 || balance < amount) return null
  return (
    <Offer>
      <h2>{t('title')}</h2>
      <p>
        {t('enough')} <Money {...money(balance)} />
      </p>
      <Button $kind="outline" $wide disabled={isBusy} onClick={onPay}>
        {t('pay')}
      </Button>
    </Offer>
  )
}
