'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { ButtonRow } from '@/components/shared/button-row'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { bankFileHref, createBatch, moveBatch } from '@/lib/api/money/payouts'
import { riyalValues } from '@/lib/domain/money'
import type { AdminPayoutListWire, PayoutBatchWire } from '@/lib/domain/payouts/payout'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Part = styled.section`
  display: grid; gap: var(--s-4); inline-size: min(100%, var(--page-max)); margin-inline: auto; padding: 0 var(--gutter) var(--s-20);
  h2 { font-size: var(--fs-xl); }
  ul { display: grid; gap: var(--s-4); padding: 0; margin: 0; list-style: none; }
  li { display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); }
  h3 { font-size: var(--fs-md); }
`

const Small = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** The next bank file, and the latest ones with what became of them. */
export function BankFiles({ batches, next }: Pick<AdminPayoutListWire, 'batches' | 'next'>) {
  const t = useTranslations('admin.payouts.file')
  const words = useTranslations('words')
  const canWrite = useMayWrite('money')
  const { act, isBusy } = useAction()
  return (
    <Part aria-labelledby="bank-files">
      <h2 id="bank-files">{t('title')}</h2>
      <Small>
        {next.count > 0 ? t('next', { amount: words('riyals', riyalValues(next.total)) }) : t('none')}
      </Small>
      {canWrite && next.count > 0 ? (
        <div>
          <Button
            type="button"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => act(createBatch, t('created'))}
          >
            {t('create')} · {t('count', { count: next.count })}
          </Button>
        </div>
      ) : null}
      <ul>
        {batches.map((batch) => (
          <BankFile key={batch._id} batch={batch} />
        ))}
      </ul>
    </Part>
  )
}

function BankFile({ batch }: { batch: PayoutBatchWire }) {
  const t = useTranslations('admin.payouts.file')
  const locale = useLocale()
  const money = useMoney()
  const canWrite = useMayWrite('money')
  const { act, isBusy } = useAction()
  const { _id, number, count, total, createdAt, sentAt } = batch
  const next = sentAt ? 'pay' : 'send'
  return (
    <li>
      <h3>
        <bdi className="num">{number}</bdi> · {t('count', { count })} · <Money {...money(total)} />
      </h3>
      <Small>
        {sentAt
          ? t('sentOn', { when: formatInstant(sentAt, locale) })
          : t('madeOn', { when: formatInstant(createdAt, locale) })}
      </Small>
      <ButtonRow>
        <Button as="a" $kind="outline" $size="sm" href={bankFileHref(_id)} download>
          <Icon name="download" size={18} />
          {t('download')}
        </Button>
        {canWrite && batch.openCount > 0 ? (
          <Button
            type="button"
            $size="sm"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => act(() => moveBatch(_id, next), t(next === 'send' ? 'sent' : 'paid'))}
          >
            {t(next)}
          </Button>
        ) : null}
      </ButtonRow>
    </li>
  )
}
