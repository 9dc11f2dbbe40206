import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, CardFacts, Fact, ItemCard, Quiet } from '@/components/admin/item-card'
import { ActButton } from '@/components/shared/act-button'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { SettlementLineWire } from '@/lib/contract/schemas/settlements/settlement'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { ExplainDialog } from './explain-dialog'

/** A line of a settlement: what it moved, why it waits, who looks after it and what explained it. */
export function LineCard({ line }: { line: SettlementLineWire }) {
  const t = useTranslations('admin.settlementLines')
  const locale = useLocale()
  const money = useMoney()
  const { _id, kind, state, problem, booking, settlement, owner, explainedAs, transactedAt } = line
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          {t(`kinds.${kind}`)} · <Money {...money(line.amount || line.net)} />
        </h2>
        {problem ? <Quiet>{t(`problems.${problem}`)}</Quiet> : null}
      </div>
      <CardFacts>
        <Fact label={t('columns.booking')}>
          {booking ? <Link href={`/admin/bookings/${booking._id}`}>{booking.code}</Link> : null}
        </Fact>
        <Fact label={t('columns.payment')}>
          {line.providerPaymentId ? <bdi dir="ltr">{line.providerPaymentId}</bdi> : null}
        </Fact>
        <Fact label={t('columns.settlement')}>
          <Link href={`/admin/settlements?q=${settlement._id}`} prefetch={false}>
            <bdi dir="ltr">{settlement.settlementId}</bdi>
          </Link>
        </Fact>
        <Fact label={t('columns.fee')}>{line.fee ? <Money {...money(line.fee)} /> : null}</Fact>
        <Fact label={t('columns.vat')}>{line.vat ? <Money {...money(line.vat)} /> : null}</Fact>
        <Fact label={t('columns.net')}>
          <Money {...money(line.net)} />
        </Fact>
        <Fact label={t('transactedAt')}>{transactedAt ? formatInstant(transactedAt, locale) : null}</Fact>
        <Fact label={t('columns.owner')}>{owner ? <bdi>{localName(locale, owner)}</bdi> : null}</Fact>
        <Fact label={t('as')}>{explainedAs ? t(`explanations.${explainedAs}`) : null}</Fact>
      </CardFacts>
      {line.reason ? <blockquote dir="auto">{line.reason}</blockquote> : null}
      {state === 'open' ? <LineActions line={line} /> : null}
    </ItemCard>
  )
}

function LineActions({ line }: { line: SettlementLineWire }) {
  const t = useTranslations('admin.settlementLines')
  const [isExplaining, setExplaining] = useState(false)
  return (
    <IfMayWrite area="money">
      <CardActions>
        <Button onClick={() => setExplaining(true)}>{t('explain')}</Button>
        <ActButton
          kind="outline"
          send={() => call('POST /admin/settlement-lines/:id/take', { params: { id: line._id } })}
          done={t('taken')}
        >
          {t('take')}
        </ActButton>
      </CardActions>
      {isExplaining ? <ExplainDialog line={line} onClose={() => setExplaining(false)} /> : null}
    </IfMayWrite>
  )
}
