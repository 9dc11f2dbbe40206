import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions } from '@/components/admin/card-actions'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { UnmatchedPaymentWire } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h3 { font-size: var(--fs-lg); }
`

const Facts = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2); overflow-wrap: anywhere;
`

/** A capture that matches no attempt, and what an admin may do while it waits for one. */
export function UnmatchedCard({ payment }: { payment: UnmatchedPaymentWire }) {
  const t = useTranslations('admin.unmatched')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const [isSolving, setSolving] = useState(false)
  const { _id, amount, currency, providerId, state, createdAt } = payment
  return (
    <Card aria-labelledby={_id}>
      <div>
        <h3 id={_id}>
          <bdi dir="ltr">
            {amount.toFixed(2)} {currency}
          </bdi>
        </h3>
        <Facts>
          {t(`states.${state}`)} · <bdi dir="ltr">{providerId}</bdi> ·{' '}
          {t('reportedOn', { at: formatInstant(createdAt, locale) })}
        </Facts>
      </div>
      {payment.isWaiting ? (
        <IfMayWrite area="money">
          <CardActions>
            <Button
              type="button"
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() =>
                act(
                  () => call('POST /admin/unmatched-payments/:id/retry', { params: { id: _id } }),
                  t('retried'),
                )
              }
            >
              {t(state === 'refused' ? 'retry' : 'refund')}
            </Button>
            <Button type="button" $kind="outline" disabled={isBusy} onClick={() => setSolving(true)}>
              {t('solve')}
            </Button>
          </CardActions>
        </IfMayWrite>
      ) : null}
      {isSolving ? (
        <ReasonDialog
          title={t('solveTitle')}
          help={t('solveHelp')}
          action={t('solve')}
          done={t('solved')}
          onSend={(reason) =>
            call('POST /admin/unmatched-payments/:id/solve', { params: { id: _id }, body: { reason } })
          }
          onClose={() => setSolving(false)}
        />
      ) : null}
    </Card>
  )
}
