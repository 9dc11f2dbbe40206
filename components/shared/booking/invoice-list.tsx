import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { fileHref } from '@/lib/contract/address'
import type { InvoiceWire } from '@/lib/contract/schemas/invoices/wire'
import { isDeliverable } from '@/lib/domain/invoices/einvoice'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const List = styled.ul`
  display: grid; gap: var(--s-2); padding: 0; margin: 0; list-style: none; font-size: var(--fs-sm);
  a {
    display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s-1) var(--s-3); align-items: center;
    min-block-size: var(--tap); padding: var(--s-3); border-radius: var(--r-md); color: inherit;
    text-decoration: none; box-shadow: inset 0 0 0 1px var(--c-line);
  }
  a:hover { background: var(--c-sub); }
  strong { font-weight: var(--fw-semibold); }
  small { color: var(--c-ink-2); font-size: var(--fs-xs); }
  svg { color: var(--c-primary); }
  li { display: grid; gap: var(--s-1); }
  a + a { display: inline-flex; min-block-size: var(--tap); padding-block: 0; box-shadow: none; text-decoration: underline; }
`

const Name = styled.span`
  display: grid; min-inline-size: 0;
`

/** The issued documents of a booking, each a link to its file. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceWire[] }) {
  const t = useTranslations('invoices')
  const locale = useLocale()
  const money = useMoney()
  return (
    <List>
      {invoices.map(({ _id, kind, number, issuedAt, total, einvoice }) => (
        <li key={_id}>
          <a href={fileHref('GET /invoices/:id.pdf', { params: { id: _id } })} download>
            <Icon name="download" />
            <Name>
              <strong>{t(`titles.${kind}`)}</strong>
              <small>
                <bdi className="num">{number}</bdi> · {formatInstant(issuedAt, locale)}
              </small>
              <span className="sr-only">{t('list.download')}</span>
            </Name>
            <Money {...money(kind === 'credit_note' ? -total : total)} />
          </a>
          {einvoice && isDeliverable(einvoice) ? (
            <a
              href={fileHref('GET /invoices/:id.xml', { params: { id: _id } })}
              download
              aria-label={t('list.xml', { number })}
            >
              XML
            </a>
          ) : null}
          {einvoice && !isDeliverable(einvoice) ? <small>{t('list.notCleared')}</small> : null}
        </li>
      ))}
    </List>
  )
}
