import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { ReceiptWire } from '@/lib/domain/booking/life-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, placeName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { PriceLines } from './price-lines'

const Sheet = styled.article`
  display: grid; gap: var(--s-6); inline-size: min(100%, 640px); margin-inline: auto; padding: var(--s-8); border-radius: var(--r-lg);
  background: var(--c-raised); box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line);
  h1 { font-size: var(--fs-2xl); }
  h2 { font-size: var(--fs-md); }
  .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: var(--s-4); }
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .moved { display: grid; gap: var(--s-2); font-size: var(--fs-sm); }
  .moved li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-1) var(--s-4); }
  .balance { display: flex; justify-content: space-between; gap: var(--s-4); padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line); font-weight: var(--fw-semibold); }
  @media print { padding: 0; box-shadow: none; inline-size: 100%; }
`

interface ReceiptProps {
  receipt: ReceiptWire
  isEventDay: boolean
}

/** What was bought, from whom, and every riyal that moved. */
export function Receipt({ receipt, isEventDay }: ReceiptProps) {
  const t = useTranslations('stay.receiptPage')
  const words = useTranslations('booking')
  const locale = useLocale()
  const { seller, buyer, code, service } = receipt
  const facts = [
    [words('number'), code],
    [t('issued'), formatInstant(receipt.issuedAt, locale)],
    [t('seller'), placeName(locale, seller)],
    ...(seller.vatNumber ? [[t('vatNumber'), seller.vatNumber]] : []),
    [t('buyer'), placeName(locale, buyer)],
    [words('checkInAt'), formatInstant(receipt.checkInAt, locale)],
    [words('checkOutAt'), formatInstant(receipt.checkOutAt, locale)],
  ]
  return (
    <Sheet>
      <header>
        <h1>{t('pageTitle')}</h1>
        <p>{inLanguage(locale, service)}</p>
      </header>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PriceLines {...receipt} isEventDay={isEventDay} />
      <Moved receipt={receipt} />
    </Sheet>
  )
}

function Moved({ receipt: { payments, refunds, balance } }: { receipt: ReceiptWire }) {
  const t = useTranslations('stay.receiptPage')
  const locale = useLocale()
  const money = useMoney()
  if (payments.length === 0) return <p>{t('nothing')}</p>
  return (
    <section className="moved">
      <h2>{t('moved')}</h2>
      <ul className="moved">
        {payments.map(({ at, amount }) => (
          <li key={at}>
            <span>
              {t('payment')} · {formatInstant(at, locale)}
            </span>
            <Money {...money(amount)} />
          </li>
        ))}
        {refunds.map(({ at, amount, state }) => (
          <li key={at + amount}>
            <span>
              {t('refund')} ({t(`states.${state}`)}) · {formatInstant(at, locale)}
            </span>
            <Money {...money(-amount)} />
          </li>
        ))}
      </ul>
      <p className="balance">
        {t('balance')} <Money {...money(balance)} />
      </p>
    </section>
  )
}
