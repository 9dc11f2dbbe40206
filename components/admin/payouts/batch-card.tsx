import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { ButtonRow } from '@/components/shared/button-row'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import { fileHref } from '@/lib/contract/address'
import type { PayoutBatchWire } from '@/lib/domain/payouts/payout'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** A bank file: its download, and what an admin marks when it went to the bank and when its payouts arrived. */
export function BatchCard({ batch }: { batch: PayoutBatchWire }) {
  const t = useTranslations('admin.payoutBatches')
  const locale = useLocale()
  const money = useMoney()
  const canWrite = useMayWrite('money')
  const { act, isBusy } = useAction()
  const { _id, number, count, total, createdAt, sentAt } = batch
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const next = sentAt ? 'pay' : 'send'
  const mark = async () => {
    const send = () => call(`POST /admin/payout-batches/:id/${next}`, { params: { id: _id } })
    if (await act(send, t(next === 'send' ? 'sent' : 'paid'))) close()
  }
  return (
    <Card aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          <bdi className="num">{number}</bdi> · {t('count', { count })} · <Money {...money(total)} />
        </h2>
        <p>
          {t('madeOn', { when: formatInstant(createdAt, locale) })}
          {sentAt ? ` · ${t('sentOn', { when: formatInstant(sentAt, locale) })}` : null}
        </p>
      </div>
      <ButtonRow>
        <Button
          as="a"
          $kind="outline"
          $size="sm"
          href={fileHref('GET /admin/payout-batches/:id.xml', { params: { id: _id } })}
          download
        >
          <Icon name="download" size={18} />
          {t('download')}
        </Button>
        <Button
          as={Link}
          $kind="outline"
          $size="sm"
          href={`/admin/payouts?state=all&q=${number}`}
          prefetch={false}
        >
          {t('payouts')}
        </Button>
        {canWrite && batch.openCount > 0 ? (
          <Button type="button" $size="sm" onClick={() => setAsking(true)}>
            {t(next)}
          </Button>
        ) : null}
      </ButtonRow>
      {isAsking ? (
        <ConfirmDialog
          title={t(`ask.${next}.title`, { number })}
          closeLabel={t('ask.back')}
          keep={t('ask.back')}
          confirm={t(next)}
          isBusy={isBusy}
          onConfirm={mark}
          onClose={close}
        >
          <p>{t(`ask.${next}.text`)}</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
