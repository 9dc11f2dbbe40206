'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { requestHref } from '@/components/shared/booking/vendor-addresses'
import { ButtonRow } from '@/components/shared/button-row'
import { Card, Quiet } from '@/components/shared/card-rows'
import { VendorPagination } from '@/components/shared/page-frame/vendor-pagination'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import { fileHref } from '@/lib/contract/address'
import type { EarningsWire, EarningWire } from '@/lib/contract/schemas/payouts/earnings'
import type { Month } from '@/lib/domain/payouts/earnings'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { Rows, RowText, Small } from './balances'

const Totals = styled.dl`
  display: grid; gap: var(--s-2); margin: 0; font-size: var(--fs-sm);
  div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dt { color: var(--c-ink-2); }
  dd { margin: 0; }
  div:last-child { padding-block-start: var(--s-2); border-block-start: 1px solid var(--c-line); font-size: var(--fs-md); font-weight: var(--fw-semibold); }
`

const Net = styled.strong<{ $isAdded: boolean }>`
  color: ${({ $isAdded }) => ($isAdded ? 'var(--c-ok)' : 'inherit')};
`

const monthHref = (month: Month, page = 1) =>
  `/vendor-earnings?month=${month}${page > 1 ? `&page=${page}` : ''}`

/** The movements of a month with their sums, and its statement as files. */
export function Movements({ earnings }: { earnings: EarningsWire }) {
  const t = useTranslations('earnings.lines')
  const locale = useLocale()
  const money = useMoney()
  const { month, months, totals, data } = earnings
  const shown = months.includes(month) ? months : [month, ...months]
  return (
    <Card aria-labelledby="movements">
      <h2 id="movements">{t('title')}</h2>
      <ScrollingLinkTabs aria-label={t('month')}>
        {shown.map((one) => (
          <Link
            key={one}
            href={monthHref(one)}
            aria-current={one === month ? 'page' : undefined}
            prefetch={false}
          >
            {formatDay(`${one}-01`, locale, 'monthYear')}
          </Link>
        ))}
      </ScrollingLinkTabs>
      {data.length > 0 ? (
        <Totals>
          {shownTotals(totals).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <Money {...money(name === 'gross' || name === 'net' ? totals[name] : -totals[name])} />
              </dd>
            </div>
          ))}
        </Totals>
      ) : null}
      <ButtonRow role="group" aria-label={t('statement')}>
        {(['pdf', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            as="a"
            $kind="outline"
            $size="sm"
            href={fileHref(`GET /vendor/earnings/:month.${kind}`, { params: { month } })}
            download
          >
            <Icon name="download" size={18} />
            {t(kind)}
          </Button>
        ))}
      </ButtonRow>
      {data.length === 0 ? <Quiet>{t('empty')}</Quiet> : null}
      <Rows>
        {data.map((line) => (
          <Movement key={line._id} line={line} />
        ))}
      </Rows>
      <VendorPagination {...earnings} address={(page) => monthHref(month, page)} />
    </Card>
  )
}

/** The VAT of stays only where Diyar owes any. */
function shownTotals({ stayVat }: EarningsWire['totals']) {
  const names = ['gross', 'commission', 'commissionVat', 'stayVat', 'net'] as const
  return names.filter((name) => name !== 'stayVat' || stayVat !== 0)
}

function Movement({ line }: { line: EarningWire }) {
  const t = useTranslations('earnings.lines')
  const kinds = useTranslations('earnings.kinds')
  const locale = useLocale()
  const money = useMoney()
  const { kind, at, booking, gross, commission, commissionVat, stayVat, net, availableAt, isAvailable } = line
  // A charge is never money that becomes available.
  const available = net > 0 && availableAt && formatDay(riyadhDay(new Date(availableAt)), locale)
  return (
    <li>
      <RowText>
        <strong>{kinds(kind)}</strong>
        {booking ? (
          <span>
            <Link href={requestHref(booking._id)} prefetch={false}>
              {t('booking', { code: booking.code })}
            </Link>{' '}
            · <bdi>{localName(locale, booking)}</bdi>
          </span>
        ) : null}
        <Small>
          {formatDay(riyadhDay(new Date(at)), locale)}
          {available
            ? ` · ${t(isAvailable ? 'availableSince' : 'availableFrom', { when: available })}`
            : null}
        </Small>
      </RowText>
      <RowAmounts>
        <Net $isAdded={net > 0}>
          <Money {...money(net)} />
        </Net>
        {commission === 0 ? null : (
          <Small>
            {t('gross')} <Money {...money(gross)} /> · {t('commission')} <Money {...money(-commission)} /> ·{' '}
            {t('commissionVat')} <Money {...money(-commissionVat)} />
            {stayVat === 0 ? null : (
              <>
                {' '}
                · {t('stayVat')} <Money {...money(-stayVat)} />
              </>
            )}
          </Small>
        )}
      </RowAmounts>
    </li>
  )
}

const RowAmounts = styled.div`
  display: grid; gap: var(--s-1); justify-items: end; text-align: end; max-inline-size: 100%;
`
