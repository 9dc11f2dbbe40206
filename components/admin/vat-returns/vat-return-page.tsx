'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { BackLink } from '@/components/admin/back-link'
import { Count } from '@/components/admin/count'
import { FigureTable } from '@/components/admin/figure-table'
import { CardFacts, Fact, ItemCard, Quiet } from '@/components/admin/item-card'
import { ButtonRow } from '@/components/shared/button-row'
import { Notice } from '@/components/shared/notice'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { fileHref } from '@/lib/contract/address'
import type { VatReturnWire } from '@/lib/contract/schemas/vat-returns/wire'
import type { VatBox } from '@/lib/domain/vat-returns/figures'
import { kindOfPeriod } from '@/lib/domain/vat-returns/period'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'
import { FileReturnDialog } from './file-return-dialog'
import { periodHref, ReturnState, usePeriodName } from './parts'
import { VatItems } from './vat-items'

interface VatReturnPageProps {
  vatReturn: VatReturnWire
  box: VatBox | null
}

/** The figures of a period with the documents behind them, and how the ledger differs. */
export function VatReturnPage({ vatReturn, box }: VatReturnPageProps) {
  const t = useTranslations('admin.vatReturns')
  const locale = useLocale()
  const nameOf = usePeriodName()
  const [isFiling, setFiling] = useState(false)
  const { period, from, until, state, corrections } = vatReturn
  return (
    <PageFrame $wide>
      <BackLink href={`/admin/vat-returns?kind=${kindOfPeriod(period)}`}>{t('back')}</BackLink>
      <header>
        <h1>{t('heading', { period: nameOf(period) })}</h1>
        <Quiet>{t('fromUntil', { from: formatDay(from, locale), until: formatDay(until, locale) })}</Quiet>
      </header>
      <Filing vatReturn={vatReturn} />
      {state === 'covered' ? <Covered vatReturn={vatReturn} /> : null}
      <ButtonRow role="group" aria-label={t('acts')}>
        {state === 'open' ? (
          <IfMayWrite area="money">
            <Button onClick={() => setFiling(true)}>{t('file')}</Button>
          </IfMayWrite>
        ) : null}
        <Button
          as="a"
          $kind="outline"
          href={fileHref('GET /admin/vat-returns/:period/documents.csv', { params: { period } })}
          download
        >
          <Icon name="download" size={18} />
          {t('csv')}
        </Button>
      </ButtonRow>
      <Figures vatReturn={vatReturn} box={box} />
      {corrections > 0 ? <p>{t('corrections', { n: corrections })}</p> : null}
      <VatItems vatReturn={vatReturn} box={box} />
      <Ledger ledger={vatReturn.ledger} />
      {isFiling ? <FileReturnDialog vatReturn={vatReturn} onClose={() => setFiling(false)} /> : null}
    </PageFrame>
  )
}

/** Whether it was filed, when, and under which reference. */
function Filing({ vatReturn }: { vatReturn: VatReturnWire }) {
  const t = useTranslations('admin.vatReturns')
  const locale = useLocale()
  const { filedAt, reference } = vatReturn
  return (
    <CardFacts>
      <Fact label={t('state')}>
        <ReturnState row={vatReturn} />
      </Fact>
      <Fact label={t('filedAt')}>{filedAt ? formatInstant(filedAt, locale) : null}</Fact>
      <Fact label={t('reference')}>{reference ? <bdi dir="ltr">{reference}</bdi> : null}</Fact>
    </CardFacts>
  )
}

/** Why it cannot be filed, with the returns that have its days. */
function Covered({ vatReturn: { period, coveredBy } }: { vatReturn: VatReturnWire }) {
  const t = useTranslations('admin.vatReturns')
  const nameOf = usePeriodName()
  return (
    <Notice>
      <p>{t(`covered.${kindOfPeriod(period)}`)}</p>
      <ButtonRow role="group" aria-label={t('coveredBy')}>
        {coveredBy.map((one) => (
          <Button key={one} as={Link} $kind="outline" $size="sm" href={periodHref(one)} prefetch={false}>
            {nameOf(one)}
          </Button>
        ))}
      </ButtonRow>
    </Notice>
  )
}

function Ledger({ ledger }: Pick<VatReturnWire, 'ledger'>) {
  const t = useTranslations('admin.vatReturns')
  const money = useExactMoney()
  return (
    <ItemCard aria-labelledby="vat-ledger">
      <div>
        <h2 id="vat-ledger">{t('ledgerTitle')}</h2>
        <Quiet>{t('differenceText')}</Quiet>
      </div>
      <CardFacts>
        {(['posted', 'documented', 'difference'] as const).map((one) => (
          <Fact key={one} label={t(one)}>
            <Money {...money(ledger[one])} />
          </Fact>
        ))}
      </CardFacts>
    </ItemCard>
  )
}

function Figures({ vatReturn, box }: VatReturnPageProps) {
  const t = useTranslations('admin.vatReturns')
  const money = useExactMoney()
  const { period, figures, due } = vatReturn
  return (
    <FigureTable
      caption={t('figures')}
      heads={[
        { label: t('columns.box') },
        { label: t('documents'), isNumber: true },
        { label: t('columns.net'), isNumber: true },
        { label: t('columns.vat'), isNumber: true },
      ]}
      rows={figures.map((figure) => ({
        key: figure.box,
        isCurrent: figure.box === box,
        cells: [
          <Link
            key="box"
            href={`${periodHref(period)}?box=${figure.box}#documents`}
            aria-current={figure.box === box || undefined}
            prefetch={false}
          >
            {t(`boxes.${figure.box}`)}
          </Link>,
          <Count key="count" of={figure.count} />,
          <Money key="net" {...money(figure.net)} />,
          <Money key="vat" {...money(figure.vat)} />,
        ],
      }))}
      sum={{ label: t('due'), value: <Money {...money(due)} /> }}
    />
  )
}
