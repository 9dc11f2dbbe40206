'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, CardFacts, Fact, ItemCard } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { call } from '@/lib/api/call'
import type { PromotionWire } from '@/lib/contract/schemas/promotions/wire'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const SmallFacts = styled(CardFacts)`
  font-size: var(--fs-sm);
`

/** One code: what it takes off, its bounds, how often it was used; an active one can be ended. */
export function PromotionCard({ promotion }: { promotion: PromotionWire }) {
  const t = useTranslations('admin.promotions')
  const locale = useLocale()
  const money = useMoney()
  const types = useTranslations('vocabulary.type')
  const { _id, code, percent, payer, listingTypes, maxUses, maxUsesPerUser, uses, endedAt } = promotion
  const amount = money(promotion.amount).spoken
  const allowed = listingTypes.map((type) => types(type)).join(t('comma'))
  const facts = {
    days: t('dayRange', {
      first: formatDay(promotion.firstDay, locale),
      last: formatDay(promotion.lastDay, locale),
    }),
    payer: t(`payers.${payer}`),
    uses: t('usesOf', { uses: String(uses), max: String(maxUses) }),
    perUser: String(maxUsesPerUser),
    types: allowed || t('allTypes'),
    minTotal: promotion.minTotal > 0 ? money(promotion.minTotal).spoken : t('none'),
  }
  return (
    <ItemCard aria-labelledby={_id}>
      <header>
        <h2 id={_id}>
          <bdi className="num">{code}</bdi>
        </h2>
        <strong>{percent === null ? amount : t('percentUpTo', { percent, amount })}</strong>
      </header>
      <SmallFacts>
        {Object.entries(facts).map(([name, value]) => (
          <Fact key={name} label={t(`facts.${name}`)}>
            {value}
          </Fact>
        ))}
      </SmallFacts>
      {endedAt ? <p>{t('endedOn', { when: formatInstant(endedAt, locale) })}</p> : null}
      {promotion.state === 'active' ? (
        <IfMayWrite area="money">
          <EndCode promotion={promotion} />
        </IfMayWrite>
      ) : null}
    </ItemCard>
  )
}

/** Ending is for good, and takes the code from guests who were told of it. */
function EndCode({ promotion: { _id, code } }: { promotion: PromotionWire }) {
  const t = useTranslations('admin.promotions')
  return (
    <CardActions>
      <ReasonButton
        title={t('endTitle', { code })}
        help={t('endReasonHelp')}
        action={t('end')}
        done={t('ended', { code })}
        onSend={(reason) => call('POST /admin/promotions/:id/end', { params: { id: _id }, body: { reason } })}
      >
        <p>{t('endText')}</p>
      </ReasonButton>
    </CardActions>
  )
}
