import { useLocale, useTranslations } from 'next-intl'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, CardFacts, Fact, ItemCard, Quiet } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { ActButton } from '@/components/shared/act-button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { BankLineWire } from '@/lib/contract/schemas/bank-statement/bank-statement'
import type { BankTarget } from '@/lib/domain/bank-statement/bank-statement'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

/** Where the console shows what a line is. */
const PATHS: Record<BankTarget, (id: string) => string> = {
  settlement: (id) => `/admin/settlements?q=${id}`,
  payout: (id) => `/admin/payouts?state=all&q=${id}`,
  payout_batch: (id) => `/admin/payout-batches?q=${id}`,
  refund: () => '/admin/ledger?kind=refund_done',
}

/** A line of the bank's statement: what it is of ours, or who looks after it and what explained it. */
export function BankLineCard({ line }: { line: BankLineWire }) {
  const t = useTranslations('admin.bankStatement')
  const locale = useLocale()
  const money = useMoney()
  const { _id, amount, bookedOn, lastFour, text, state, target, owner, reason } = line
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          <Money {...money(amount)} />
        </h2>
        <Quiet>
          {formatDay(bookedOn, locale)} · <bdi>{text}</bdi>
        </Quiet>
      </div>
      <CardFacts>
        <Fact label={t('columns.account')}>
          <bdi dir="ltr">{lastFour}</bdi>
        </Fact>
        <Fact label={target ? t(`targets.${target.kind}`) : ''}>
          {target ? (
            <Link href={PATHS[target.kind](target._id)} prefetch={false}>
              <bdi dir="ltr">{target.name}</bdi>
            </Link>
          ) : null}
        </Fact>
        <Fact label={t('columns.owner')}>{owner ? <bdi>{localName(locale, owner)}</bdi> : null}</Fact>
      </CardFacts>
      {reason ? <blockquote dir="auto">{reason}</blockquote> : null}
      {state === 'open' ? (
        <IfMayWrite area="money">
          <CardActions>
            <ReasonButton
              kind="primary"
              title={t('explainTitle')}
              help={t('explainHelp')}
              action={t('explain')}
              done={t('explained')}
              onSend={(why) =>
                call('POST /admin/bank-statement/:id/explain', { params: { id: _id }, body: { reason: why } })
              }
            />
            <ActButton
              kind="outline"
              send={() => call('POST /admin/bank-statement/:id/take', { params: { id: _id } })}
              done={t('taken')}
            >
              {t('take')}
            </ActButton>
          </CardActions>
        </IfMayWrite>
      ) : null}
    </ItemCard>
  )
}
