import { useLocale, useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import { InvoiceList } from '@/components/shared/booking/invoice-list'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { Notice } from '@/components/shared/notice'
import { Money } from '@/components/ui/money'
import type { ReceiptWire } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { InvoiceWire } from '@/lib/contract/schemas/invoices/wire'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { PaymentSteps } from './detail/payment-steps'
import { InvoiceQr } from './invoice-qr'

const Sheet = styled.article`
  display: grid; gap: var(--s-6); inline-size: min(100%, 640px); margin-inline: auto; padding: var(--s-8); border-radius: var(--r-lg);
  background: var(--c-raised); box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line);
  h1 { font-size: var(--fs-2xl); }
  h2 { font-size: var(--fs-md); }
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  @media print { padding: 0; box-shadow: none; inline-size: 100%; }
`

const ReceiptFacts = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: var(--s-4);
`

const Brand = styled.p`
  font-size: var(--fs-lg); font-weight: var(--fw-bold); color: var(--c-primary);
`

const Balance = styled.p`
  display: flex; justify-content: space-between; gap: var(--s-4); padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line); font-weight: var(--fw-semibold);
`

const Remark = styled.p`
  font-size: var(--fs-xs); color: var(--c-ink-2);
`

const Part = styled.section<{ $isVoid?: boolean }>`
  display: grid; gap: var(--s-4);
  ${({ $isVoid }) => $isVoid && css`dl { color: var(--c-ink-2); text-decoration: line-through; }`}
`

interface ReceiptProps {
  receipt: ReceiptWire
  invoices: readonly InvoiceWire[]
  isEventDay: boolean
}

/** The receipt: items, vendor and all payments; a cancelled booking is marked at the top. */
export function Receipt({ receipt, invoices, isEventDay }: ReceiptProps) {
  const t = useTranslations('stay.receiptPage')
  const words = useTranslations('booking')
  const locale = useLocale()
  const { service: listing, vat } = receipt
  const isVoid = BOOKING_STATES[receipt.status].tab === 'cancelled'
  return (
    <Sheet>
      <header>
        <Brand>{t('brand')}</Brand>
        <h1>{t(isVoid ? 'voidTitle' : 'pageTitle')}</h1>
        <p>{inLanguage(locale, listing)}</p>
      </header>
      {isVoid ? <Void receipt={receipt} /> : null}
      <Facts receipt={receipt} />
      <Part $isVoid={isVoid} aria-label={t('bought')}>
        <h2>{t(isVoid ? 'boughtVoid' : 'bought')}</h2>
        <PriceLines {...receipt} vat={null} isEventDay={isEventDay} />
      </Part>
      <Part>
        <h2>{t('moved')}</h2>
        <PaymentSteps moves={receipt.money} />
        <Row name={t('balance')} amount={receipt.balance} />
        {vat === null ? null : <Row name={t('vatOfBalance', { percent: receipt.vatPercent })} amount={vat} />}
      </Part>
      {invoices.length > 0 ? <Issued invoices={invoices} /> : null}
      <Remark>
        {t(remarkOf(receipt), { percent: receipt.vatPercent })} {words('number')}{' '}
        <bdi className="num">{receipt.code}</bdi>
      </Remark>
    </Sheet>
  )
}

function remarkOf({ seller, stayVat }: ReceiptWire) {
  if (stayVat === 'diyar') return 'diyarVatRemark'
  return seller.vatNumber ? 'vatRemark' : 'noVatRemark'
}

/** The documents, and the QR of each tax invoice. */
function Issued({ invoices }: Pick<ReceiptProps, 'invoices'>) {
  const t = useTranslations('invoices.list')
  return (
    <Part>
      <h2>{t('title')}</h2>
      <InvoiceList invoices={invoices} />
      {invoices.map(({ _id, kind, number, qr }) =>
        kind === 'tax_invoice' && qr ? <InvoiceQr key={_id} number={number} qr={qr} /> : null,
      )}
    </Part>
  )
}

function Void({ receipt: { status, statusSince } }: Pick<ReceiptProps, 'receipt'>) {
  const t = useTranslations('stay.receiptPage')
  const states = useTranslations('vocabulary.bookingState')
  const locale = useLocale()
  return (
    <Notice role="note" tone="warn">
      <p>
        <strong>{states(status)}</strong> · {formatInstant(statusSince, locale)}
      </p>
      <p>{t('voidText')}</p>
    </Notice>
  )
}

function Facts({ receipt }: Pick<ReceiptProps, 'receipt'>) {
  const t = useTranslations('stay.receiptPage')
  const words = useTranslations('booking')
  const locale = useLocale()
  const { seller, buyer } = receipt
  const facts = [
    [words('number'), receipt.code],
    [t('issued'), formatInstant(receipt.issuedAt, locale)],
    [t('seller'), localName(locale, seller)],
    ...(seller.vatNumber
      ? [[t(receipt.stayVat === 'diyar' ? 'diyarVatNumber' : 'vatNumber'), seller.vatNumber]]
      : []),
    [t('buyer'), localName(locale, buyer)],
    [words('checkInAt'), formatInstant(receipt.checkInAt, locale)],
    [words('checkOutAt'), formatInstant(receipt.checkOutAt, locale)],
  ]
  return (
    <ReceiptFacts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </ReceiptFacts>
  )
}

function Row({ name, amount }: { name: string; amount: number }) {
  const money = useMoney()
  return (
    <Balance>
      {name} <Money {...money(amount)} />
    </Balance>
  )
}
