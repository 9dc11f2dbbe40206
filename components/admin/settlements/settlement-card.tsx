import { useLocale, useTranslations } from 'next-intl'
import { Count } from '@/components/admin/count'
import { CardFacts, Fact, ItemCard, Quiet } from '@/components/admin/item-card'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { SettlementWire } from '@/lib/contract/schemas/settlements/settlement'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

/** A settlement: what reached the bank, what the provider took, and the way to its lines. */
export function SettlementCard({ settlement }: { settlement: SettlementWire }) {
  const t = useTranslations('admin.settlements')
  const locale = useLocale()
  const money = useMoney()
  const { _id, settlementId, reference, amount, fees, vat, source, lines, open, settledAt, createdAt } =
    settlement
  const linesAt = (state: 'all' | 'open') =>
    `/admin/settlement-lines?${state === 'all' ? 'state=all&' : ''}settlement=${_id}`
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          <Money {...money(amount)} />
        </h2>
        <Quiet>
          <bdi dir="ltr">{settlementId}</bdi> ·{' '}
          {t('settledOn', { when: formatDay(riyadhDay(new Date(settledAt)), locale) })}
        </Quiet>
      </div>
      <CardFacts>
        <Fact label={t('columns.fees')}>
          <Money {...money(fees)} />
        </Fact>
        <Fact label={t('columns.vat')}>
          <Money {...money(vat)} />
        </Fact>
        <Fact label={t('columns.reference')}>{reference ? <bdi dir="ltr">{reference}</bdi> : null}</Fact>
        <Fact label={t('columns.source')}>
          {t(`sources.${source}`)} · {formatInstant(createdAt, locale)}
        </Fact>
      </CardFacts>
      <ButtonRow>
        <Button as={Link} $kind="outline" $size="sm" href={linesAt('all')} prefetch={false}>
          {t('allLines')} · <Count of={lines} />
        </Button>
        {open > 0 ? (
          <Button as={Link} $size="sm" href={linesAt('open')} prefetch={false}>
            {t('openLines')} · <Count of={open} />
          </Button>
        ) : null}
      </ButtonRow>
    </ItemCard>
  )
}
