'use client'

import { useLocale, useTranslations } from 'next-intl'
import { call } from '@/lib/api/call'
import type { RateListWire, RateWire } from '@/lib/contract/schemas/rates/wire'
import type { RateKind } from '@/lib/domain/rates/rates'
import { formatDay } from '@/lib/i18n/dates'
import { DatedCard, DatedRow } from './dated-card'
import { RateDialog } from './rate-dialog'

/** The rates of one kind by day. */
export function RateCard({ kind, list }: { kind: RateKind; list: RateListWire }) {
  const t = useTranslations('admin.rates')
  return (
    <DatedCard
      id={`rates-${kind}`}
      title={t(`kinds.${kind}`)}
      text={t(`what.${kind}`)}
      add={t(`addTo.${kind}`)}
      dialog={(onClose) => <RateDialog kind={kind} earliest={list.earliest} onClose={onClose} />}
    >
      {list.data
        .filter((rate) => rate.kind === kind)
        .map((rate) => (
          <RateRow key={rate._id} rate={rate} />
        ))}
    </DatedCard>
  )
}

function RateRow({ rate }: { rate: RateWire }) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  const { _id: id, percent, holdsFrom } = rate
  const day = holdsFrom && formatDay(holdsFrom, locale)
  const named = day ? { percent, day } : null
  return (
    <DatedRow
      rule={rate}
      value={<bdi className="num">{t('percent', { percent })}</bdi>}
      when={day ? t('fromDay', { day }) : t('fromBeginning')}
      withdrawal={
        named
          ? {
              name: t('withdrawNamed', named),
              title: t('withdrawTitle', named),
              text: t('withdrawText'),
              done: t('withdrawn', named),
              send: (reason) => call('POST /admin/rates/:id/withdraw', { params: { id }, body: { reason } }),
            }
          : null
      }
    />
  )
}
