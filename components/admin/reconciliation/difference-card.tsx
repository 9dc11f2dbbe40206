import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { CardFacts, Fact, ItemCard, Small } from '@/components/admin/item-card'
import { Money } from '@/components/ui/money'
import type { DifferenceWire } from '@/lib/contract/schemas/ledger/reconciliation'
import { fromSar, toSar } from '@/lib/domain/money'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const DifferenceFacts = styled(CardFacts)`
  display: flex; flex-wrap: wrap; gap: var(--s-3) var(--s-8);
  dd { font-weight: var(--fw-semibold); }
`

const Subject = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2); overflow-wrap: anywhere;
  a { text-decoration: underline; text-underline-offset: 4px; }
`

const Difference = styled.div`
  color: var(--c-err);
`

/** One difference: what the ledger has, what the other side has, and by how much they differ. */
export function DifferenceCard({ difference }: { difference: DifferenceWire }) {
  const t = useTranslations('admin.money')
  const locale = useLocale()
  const money = useMoney()
  const { _id, kind, subject, bookingCode, ours, theirs, foundAt, checkedAt } = difference
  const by = toSar(fromSar(ours) - fromSar(theirs))
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>{t(`kinds.${kind}`)}</h2>
        <Subject>
          {bookingCode ? (
            <Link href={`/admin/bookings?q=${bookingCode}`} prefetch={false}>
              {t('booking', { code: bookingCode })}
            </Link>
          ) : (
            <bdi dir="ltr">{subject}</bdi>
          )}
        </Subject>
      </div>
      <DifferenceFacts>
        <Fact label={t('ours')}>
          <Money {...money(ours)} />
        </Fact>
        <Fact label={t('theirs')}>
          <Money {...money(theirs)} />
        </Fact>
        <Difference>
          <dt>{t('difference')}</dt>
          <dd>
            <Money {...money(by)} />
          </dd>
        </Difference>
      </DifferenceFacts>
      <Small>
        {t('foundOn', { when: formatInstant(foundAt, locale) })} ·{' '}
        {t('checkedOn', { when: formatInstant(checkedAt, locale) })}
      </Small>
    </ItemCard>
  )
}
