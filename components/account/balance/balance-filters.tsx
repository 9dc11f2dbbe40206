'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import { fileHref } from '@/lib/contract/address'
import { BALANCE_KINDS, type BalanceFilter } from '@/lib/domain/ledger/balance'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { balanceAddress } from './balance-address'

const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-4); align-items: end; justify-content: space-between;
`

const MonthForm = styled.form`
  display: grid; gap: var(--s-2) var(--s-3); grid-template-columns: minmax(0, 1fr) auto; align-items: end; flex: 1 1 280px; max-inline-size: 420px;
  label { grid-column: 1 / -1; font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

/** Kinds as tabs, months as a GET form, and the file of what is chosen: the address is the only state. */
export function BalanceFilters({ filter, months }: { filter: BalanceFilter; months: readonly string[] }) {
  const t = useTranslations('balance')
  const locale = useLocale() as Locale
  const { kind, month } = filter
  return (
    <>
      <ScrollingLinkTabs aria-label={t('kindsLabel')}>
        {[undefined, ...BALANCE_KINDS].map((one) => (
          <Link
            key={one ?? 'all'}
            href={balanceAddress({ kind: one, month })}
            aria-current={one === kind ? 'page' : undefined}
            prefetch={false}
          >
            {one ? t(`kinds.${one}`) : t('all')}
          </Link>
        ))}
      </ScrollingLinkTabs>
      <Line>
        <MonthForm key={month}>
          <label htmlFor="balance-month">{t('month')}</label>
          {kind ? <input type="hidden" name="kind" value={kind} /> : null}
          <SelectFrame>
            <select id="balance-month" name="month" defaultValue={month ?? ''}>
              <option value="">{t('allMonths')}</option>
              {withChosen(months, month).map((one) => (
                <option key={one} value={one}>
                  {formatDay(`${one}-01`, locale, 'monthYear')}
                </option>
              ))}
            </select>
          </SelectFrame>
          <Button type="submit" $kind="outline">
            {t('show')}
          </Button>
        </MonthForm>
        <Button
          as="a"
          href={fileHref('GET /user/balance.csv', { query: { ...filter, language: locale } })}
          download
          $kind="outline"
        >
          <Icon name="download" /> {t('download')}
        </Button>
      </Line>
    </>
  )
}

/** A month of an old link stays chosen although nothing moved in it. */
function withChosen(months: readonly string[], month: string | undefined): readonly string[] {
  if (month === undefined || months.includes(month)) return months
  return [...months, month].toSorted().reverse()
}
