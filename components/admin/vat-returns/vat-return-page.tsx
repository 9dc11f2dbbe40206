'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { BackLink } from '@/components/admin/back-link'
import { Quiet } from '@/components/admin/item-card'
import { ButtonRow } from '@/components/shared/button-row'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { fileHref } from '@/lib/contract/address'
import type { VatBox } from '@/lib/domain/vat-returns/figures'
import type { VatReturnWire } from '@/lib/domain/vat-returns/wire'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { FileReturnDialog } from './file-return-dialog'
import { FiguresFrame, periodHref, ReturnState } from './parts'
import { VatItems } from './vat-items'

interface VatReturnPageProps {
  vatReturn: VatReturnWire
  box: VatBox | null
}

/** The figures of a period with the documents behind them, and how the ledger differs. */
export function VatReturnPage({ vatReturn, box }: VatReturnPageProps) {
  const t = useTranslations('admin.vatReturns')
  const locale = useLocale()
  const money = useMoney()
  const [isFiling, setFiling] = useState(false)
  const { period, from, until, state, reference, filedAt, ledger, corrections } = vatReturn
  return (
    <PageFrame $wide>
      <BackLink href="/admin/vat-returns">{t('back')}</BackLink>
      <header>
        <h1>{t('heading', { period })}</h1>
        <Quiet>{t('fromUntil', { from: formatDay(from, locale), until: formatDay(until, locale) })}</Quiet>
      </header>
      <p>
        <ReturnState state={state} />{' '}
        {filedAt && reference ? t('filedOn', { when: formatInstant(filedAt, locale), reference }) : null}
      </p>
      <ButtonRow role="group" aria-label={t('acts')}>
        <Button
          as="a"
          $kind="outline"
          $size="sm"
          href={fileHref('GET /admin/vat-returns/:period/documents.csv', { params: { period } })}
          download
        >
          <Icon name="download" size={18} />
          {t('csv')}
        </Button>
        {state === 'open' ? (
          <IfMayWrite area="money">
            <Button type="button" $size="sm" onClick={() => setFiling(true)}>
              {t('file')}
            </Button>
          </IfMayWrite>
        ) : null}
      </ButtonRow>
      <Figures vatReturn={vatReturn} box={box} />
      {corrections > 0 ? <p>{t('corrections', { n: corrections })}</p> : null}
      <p>
        {t('ledger')} <Money {...money(ledger.posted)} /> · {t('documented')}{' '}
        <Money {...money(ledger.documented)} /> · {t('difference')} <Money {...money(ledger.difference)} />
      </p>
      <Quiet>{t('differenceText')}</Quiet>
      <VatItems vatReturn={vatReturn} box={box} />
      {isFiling ? <FileReturnDialog vatReturn={vatReturn} onClose={() => setFiling(false)} /> : null}
    </PageFrame>
  )
}

function Figures({ vatReturn, box }: VatReturnPageProps) {
  const t = useTranslations('admin.vatReturns')
  const money = useMoney()
  const { period, figures, due } = vatReturn
  return (
    <FiguresFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columns.box')}</th>
            <th scope="col" data-number>
              {t('documents')}
            </th>
            <th scope="col" data-number>
              {t('columns.net')}
            </th>
            <th scope="col" data-number>
              {t('columns.vat')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.box}>
              <td>
                <Link
                  href={`${periodHref(period)}?box=${figure.box}`}
                  aria-current={figure.box === box || undefined}
                  prefetch={false}
                  scroll={false}
                >
                  {t(`boxes.${figure.box}`)}
                </Link>
              </td>
              <td data-number>
                <span className="num">{figure.count}</span>
              </td>
              <td data-number>
                <Money {...money(figure.net)} />
              </td>
              <td data-number>
                <Money {...money(figure.vat)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t('due')}</td>
            <td data-number>
              <Money {...money(due)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </FiguresFrame>
  )
}
