import { useLocale, useTranslations } from 'next-intl'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, ItemCard, Quiet } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { ActButton } from '@/components/shared/act-button'
import { call } from '@/lib/api/call'
import type { UnmatchedPaymentWire } from '@/lib/contract/schemas/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'

/** A capture that matches no attempt, and what an admin may do while it waits for one. */
export function UnmatchedCard({ payment }: { payment: UnmatchedPaymentWire }) {
  const t = useTranslations('admin.unmatched')
  const locale = useLocale()
  const { _id, amount, currency, providerId, state, createdAt } = payment
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          <bdi dir="ltr">
            {amount.toFixed(2)} {currency}
          </bdi>
        </h2>
        <Quiet>
          {t(`states.${state}`)} · <bdi dir="ltr">{providerId}</bdi> ·{' '}
          {t('reportedOn', { at: formatInstant(createdAt, locale) })}
        </Quiet>
      </div>
      {payment.isWaiting ? (
        <IfMayWrite area="money">
          <CardActions>
            <ActButton
              send={() => call('POST /admin/unmatched-payments/:id/retry', { params: { id: _id } })}
              done={t('retried')}
            >
              {t(state === 'refused' ? 'retry' : 'refund')}
            </ActButton>
            <ReasonButton
              kind="outline"
              title={t('solveTitle')}
              help={t('solveHelp')}
              action={t('solve')}
              done={t('solved')}
              onSend={(reason) =>
                call('POST /admin/unmatched-payments/:id/solve', { params: { id: _id }, body: { reason } })
              }
            />
          </CardActions>
        </IfMayWrite>
      ) : null}
    </ItemCard>
  )
}
