'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions } from '@/components/admin/card-actions'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { PromotionWire } from '@/lib/domain/promotions/wire'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--s-2) var(--s-4); }
  h2 { font-size: var(--fs-lg); }
`

const Facts = styled.dl`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); font-size: var(--fs-sm);
  dt { color: var(--c-ink-2); font-size: var(--fs-xs); }
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
    <Card aria-labelledby={_id}>
      <header>
        <h2 id={_id}>
          <bdi className="num">{code}</bdi>
        </h2>
        <strong>{percent === null ? amount : t('percentUpTo', { percent, amount })}</strong>
      </header>
      <Facts>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {endedAt ? <p>{t('endedOn', { when: formatInstant(endedAt, locale) })}</p> : null}
      {promotion.state === 'active' ? (
        <IfMayWrite area="money">
          <EndCode promotion={promotion} />
        </IfMayWrite>
      ) : null}
    </Card>
  )
}

/** Ending is for good, and takes the code from guests who were told of it. */
function EndCode({ promotion: { _id, code } }: { promotion: PromotionWire }) {
  const t = useTranslations('admin.promotions')
  const [isEnding, setEnding] = useState(false)
  return (
    <CardActions>
      <Button type="button" $kind="danger" onClick={() => setEnding(true)}>
        {t('end')}
      </Button>
      {isEnding ? (
        <ReasonDialog
          title={t('endTitle', { code })}
          help={t('endReasonHelp')}
          action={t('end')}
          done={t('ended', { code })}
          onSend={(reason) =>
            call('POST /admin/promotions/:id/end', { params: { id: _id }, body: { reason } })
          }
          onClose={() => setEnding(false)}
        >
          <p>{t('endText')}</p>
        </ReasonDialog>
      ) : null}
    </CardActions>
  )
}
