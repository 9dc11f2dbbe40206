import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { FigureTable } from '@/components/admin/figure-table'
import { ItemCard, Quiet } from '@/components/admin/item-card'
import { DateInput } from '@/components/forms/date-input'
import { Button } from '@/components/ui/button'
import { describedBy, Field } from '@/components/ui/input/field'
import { Money } from '@/components/ui/money'
import type { TrialBalanceWire } from '@/lib/contract/schemas/periods/period'
import { type Day, isDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'

const Line = styled.form`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: end;
  > div { inline-size: min(100%, 220px); }
`

interface TrialAtDayProps {
  month: string
  day: Day | null
  trial: TrialBalanceWire | null
}

/** The balance of every account at the end of a day of Riyadh, which the address names. */
export function TrialAtDay({ month, day, trial }: TrialAtDayProps) {
  const t = useTranslations('admin.periods')
  const accounts = useTranslations('admin.ledger.accounts')
  const locale = useLocale()
  const money = useExactMoney()
  const router = useRouter()
  const id = useId()
  const [typed, setTyped] = useState<string>(day ?? '')
  const [isRefused, setRefused] = useState(false)
  const error = isRefused ? t('notADay') : undefined
  const show = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!isDay(typed))
    if (isDay(typed)) router.push(`/admin/periods?month=${month}&at=${typed}`, { scroll: false })
  }
  const caption = day ? t('trialAt', { day: formatDay(day, locale) }) : t('trialAtDay')
  return (
    <ItemCard aria-labelledby={`${id}-head`}>
      <div>
        <h2 id={`${id}-head`}>{caption}</h2>
        <Quiet>{t('trialAtHelp')}</Quiet>
      </div>
      <Line onSubmit={show} noValidate>
        <Field id={id} label={t('day')} error={error}>
          <DateInput
            id={id}
            label={t('day')}
            value={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error })}
            onChange={(value) => {
              setTyped(value)
              setRefused(false)
            }}
          />
        </Field>
        <Button type="submit" $kind="outline">
          {t('show')}
        </Button>
      </Line>
      {trial ? (
        <>
          <p>{trial.sum === 0 ? t('balanced') : t('unbalanced', { sum: money(trial.sum).spoken })}</p>
          <FigureTable
            caption={caption}
            heads={[{ label: t('account') }, { label: t('balanceThen'), isNumber: true }]}
            rows={trial.accounts
              .filter(({ balance }) => balance !== 0)
              .map(({ account, balance }) => ({
                key: account,
                cells: [accounts(account), <Money key="balance" {...money(balance)} />],
              }))}
          />
        </>
      ) : null}
    </ItemCard>
  )
}
