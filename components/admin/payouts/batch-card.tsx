import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHasRight, useMayWrite } from '@/components/admin/admin-role'
import { ItemCard, Quiet } from '@/components/admin/item-card'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import { fileHref } from '@/lib/contract/address'
import type { PayoutBatchWire } from '@/lib/contract/schemas/payouts/payout'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const DONE = { approve: 'approved', send: 'sent', pay: 'paid' } as const

/** A bank file: the approval of another admin, its download, and what an admin marks when it went to the bank and when its payouts arrived. */
export function BatchCard({ batch }: { batch: PayoutBatchWire }) {
  const t = useTranslations('admin.payoutBatches')
  const locale = useLocale()
  const money = useMoney()
  const canWrite = useMayWrite('money')
  const canApprove = useHasRight('approvePayouts')
  const { _id, number, count, total, createdAt, sentAt } = batch
  /** kept while it is asked about: another admin may do it meanwhile, and the question must not become the next one */
  const [asked, setAsked] = useState<keyof typeof DONE | null>(null)
  const { approvedAt, approvedBy, mayApprove, mayPay, channel } = batch
  const next = sentAt ? 'pay' : approvedAt ? 'send' : 'approve'
  const mayAct = { approve: canApprove && mayApprove, send: canWrite, pay: canWrite && mayPay }[next]
  const isOpen = batch.openCount > 0 && (next !== 'pay' || channel === 'bank-file')
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          <bdi className="num">{number}</bdi> · {t('count', { count })} · <Money {...money(total)} />
        </h2>
        <Quiet>
          {t('madeBy', { name: batch.createdBy, when: formatInstant(createdAt, locale) })}
          {approvedAt && approvedBy
            ? ` · ${t('approvedBy', { name: approvedBy, when: formatInstant(approvedAt, locale) })}`
            : null}
          {sentAt ? ` · ${t('sentOn', { when: formatInstant(sentAt, locale) })}` : null}
        </Quiet>
        {next === 'approve' && !mayApprove && batch.openCount > 0 ? (
          <Quiet>{t('anotherApproves')}</Quiet>
        ) : null}
        {next === 'pay' && isOpen && !mayPay ? <Quiet>{t('anotherPays')}</Quiet> : null}
        {channel === 'moyasar' ? <Quiet>{t('byProvider')}</Quiet> : null}
      </div>
      <ButtonRow>
        {approvedAt && channel === 'bank-file' ? (
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
        ) : null}
        <Button
          as={Link}
          $kind="outline"
          $size="sm"
          href={`/admin/payouts?state=all&q=${number}`}
          prefetch={false}
        >
          {t('payouts')}
        </Button>
        {isOpen && mayAct ? (
          <Button $size="sm" onClick={() => setAsked(next)}>
            {t(next)}
          </Button>
        ) : null}
      </ButtonRow>
      {asked ? (
        <ActDialog
          kind="primary"
          title={t(`ask.${asked}.title`, { number })}
          keep={t('ask.back')}
          confirm={t(asked)}
          done={t(DONE[asked])}
          send={() => call(`POST /admin/payout-batches/:id/${asked}`, { params: { id: _id } })}
          onClose={() => setAsked(null)}
        >
          <p>{t(`ask.${asked}.text`)}</p>
        </ActDialog>
      ) : null}
    </ItemCard>
  )
}
