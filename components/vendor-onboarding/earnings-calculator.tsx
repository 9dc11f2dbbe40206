'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { parseCountField } from '@/components/forms/typed-number'
import { Money } from '@/components/ui/money'
import { monthlyEarnings } from '@/lib/domain/booking/money/commission'
import { fromSar, toSar } from '@/lib/domain/money'
import type { Rates } from '@/lib/domain/rates/rates'
import { useMoney } from '@/lib/i18n/use-money'
import styles from './earnings-calculator.module.css'

const PRICE = { min: 100, max: 5000, step: 50, first: 600 }
const NIGHTS = { min: 1, max: 30, step: 1, first: 10 }

/** Estimates the earnings of a month, with the same rule that settles a real stay. */
export function EarningsCalculator({ rates }: { rates: Rates }) {
  const t = useTranslations('vendor.earnings')
  const money = useMoney()
  const [price, setPrice] = useState(PRICE.first)
  const [nights, setNights] = useState(NIGHTS.first)
  const month = monthlyEarnings(fromSar(price), nights, rates)
  const { commissionPercent, vatPercent } = rates
  const rows = [
    ['total', month.totalHalalas, {}],
    ['commission', -month.commissionHalalas, { percent: commissionPercent }],
    ['commissionVat', -month.commissionVatHalalas, { percent: vatPercent }],
  ] as const
  return (
    <section id="earnings" className={styles.part} aria-labelledby="vendor-earnings">
      <div className={styles.head}>
        <h2 id="vendor-earnings">{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <div className={styles.panel}>
        <div className={styles.fields}>
          <Assumption label={t('price')} value={price} limits={PRICE} onChange={setPrice} />
          <Assumption label={t('nights')} value={nights} limits={NIGHTS} onChange={setNights} />
          <p className={styles.note}>{t('assumption')}</p>
        </div>
        <dl className={styles.sum}>
          {rows.map(([name, halalas, values]) => (
            <div key={name}>
              <dt>{t(name, values)}</dt>
              <dd>
                <Money {...money(toSar(halalas))} />
              </dd>
            </div>
          ))}
          <div className={styles.net}>
            <dt>{t('net')}</dt>
            <dd aria-live="polite">
              <Money {...money(toSar(month.netHalalas))} />
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

interface AssumptionProps {
  label: string
  value: number
  limits: { min: number; max: number; step: number }
  onChange: (value: number) => void
}

/** A number input with a slider; a value outside of the limits is clamped on blur. */
function Assumption({ label, value, limits, onChange }: AssumptionProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const clamped = (text: string) =>
    Math.min(limits.max, Math.max(limits.min, Math.round(parseCountField(text) ?? limits.min) || limits.min))
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        dir="ltr"
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(clamped(event.target.value))
        }}
        onBlur={() => setTyped(null)}
      />
      <input
        type="range"
        aria-label={label}
        min={limits.min}
        max={limits.max}
        step={limits.step}
        value={value}
        onChange={(event) => {
          setTyped(null)
          onChange(Number(event.target.value))
        }}
      />
    </div>
  )
}
