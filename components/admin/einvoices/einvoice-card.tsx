import { useLocale, useTranslations } from 'next-intl'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, ItemCard, Quiet } from '@/components/admin/item-card'
import { ActButton } from '@/components/shared/act-button'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { fileHref } from '@/lib/contract/address'
import type { EinvoiceWire } from '@/lib/contract/schemas/invoices/einvoice'
import { formatInstant } from '@/lib/i18n/dates'

/** What ZATCA found in an electronic invoice, its file, and what an admin may do while it is refused. */
export function EinvoiceCard({ einvoice }: { einvoice: EinvoiceWire }) {
  const t = useTranslations('admin.einvoices')
  const locale = useLocale()
  const { _id, number, unit, counter, uuid, profile, state, findings, answeredAt } = einvoice
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          <bdi dir="ltr">{number}</bdi>
        </h2>
        <Quiet>
          {t(`profiles.${profile}`)} · {t('chain', { counter, unit: `\u2066${unit}\u2069` })} ·{' '}
          <bdi dir="ltr">{uuid}</bdi>
        </Quiet>
        <Quiet>
          {answeredAt ? t('answeredAt', { at: formatInstant(answeredAt, locale) }) : t('unanswered')}
        </Quiet>
        {findings.length > 0 ? (
          <ul>
            {findings.map(({ kind, code, message }) => (
              <li key={`${kind} ${code} ${message}`}>
                {t(`findings.${kind}`)} <bdi dir="ltr">{code}</bdi>: <bdi dir="auto">{message}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <CardActions>
        <Button
          as="a"
          $kind="outline"
          href={fileHref('GET /invoices/:id.xml', { params: { id: _id } })}
          download
        >
          {t('download')}
        </Button>
        {state === 'refused' ? (
          <IfMayWrite area="money">
            <ActButton
              send={() => call('POST /admin/einvoices/:id/retry', { params: { id: _id } })}
              done={t('retried')}
            >
              {t('retry')}
            </ActButton>
          </IfMayWrite>
        ) : null}
      </CardActions>
    </ItemCard>
  )
}
