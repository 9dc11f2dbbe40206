import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { balancePartOf } from '@/lib/domain/booking/money/balance-part'
import { fromSar, toSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'

const Share = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); cursor: pointer; font-weight: var(--fw-medium); }
  input { flex: none; inline-size: 22px; block-size: 22px; accent-color: var(--c-primary); }
  dl { display: grid; gap: var(--s-2); margin: 0; font-size: var(--fs-sm); }
  dl div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { margin: 0; font-weight: var(--fw-semibold); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** What the balance pays of an amount beside the card, in SAR; 0 where it pays all of it or nothing. */
export const balanceShareOf = (amount: number, balance: number): number =>
  toSar(balancePartOf(fromSar(amount), fromSar(balance)))

interface BalanceShareProps {
  amount: number
  /** what the balance can pay of it */
  part: number
  isUsed: boolean
  isBusy: boolean
  onUse: (isUsed: boolean) => void
}

/** Offers a balance that is smaller than the amount, and shows what is left for the card. */
export function BalanceShare({ amount, part, isUsed, isBusy, onUse }: BalanceShareProps) {
  const t = useTranslations('pay.balance')
  const money = useMoney()
  const byCard = toSar(fromSar(amount) - fromSar(part))
  return (
    <Share aria-label={t('use')}>
      <label>
        <input
          type="checkbox"
          checked={isUsed}
          disabled={isBusy}
          onChange={(event) => onUse(event.target.checked)}
        />
        <span>
          {t('use')} <Money {...money(part)} />
        </span>
      </label>
      {isUsed ? (
        <>
          <dl>
            <div>
              <dt>{t('fromBalance')}</dt>
              <dd>
                <Money {...money(part)} />
              </dd>
            </div>
            <div>
              <dt>{t('byCard')}</dt>
              <dd>
                <Money {...money(byCard)} />
              </dd>
            </div>
          </dl>
          <p>{t('returns')}</p>
        </>
      ) : null}
    </Share>
  )
}
