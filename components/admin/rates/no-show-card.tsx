'use client'

import { useLocale, useTranslations } from 'next-intl'
import { call } from '@/lib/api/call'
import type { NoShowRuleListWire, NoShowRuleWire } from '@/lib/contract/schemas/rates/no-show'
import { formatDay } from '@/lib/i18n/dates'
import { DatedCard, DatedRow } from './dated-card'
import { NoShowDialog } from './no-show-dialog'

/** When a no-show may be recorded and what it is charged, by day. */
export function NoShowCard({ list }: { list: NoShowRuleListWire }) {
  const t = useTranslations('admin.rates.noShow')
  return (
    <DatedCard
      id="rates-no-show"
      title={t('title')}
      text={t('what')}
      add={t('add')}
      dialog={(onClose) => <NoShowDialog earliest={list.earliest} onClose={onClose} />}
    >
      {list.data.map((rule) => (
        <Rule key={rule._id} rule={rule} />
      ))}
    </DatedCard>
  )
}

function Rule({ rule }: { rule: NoShowRuleWire }) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  const { _id: id, holdsFrom, afterHours, chargedPercent } = rule
  const day = holdsFrom && formatDay(holdsFrom, locale)
  return (
    <DatedRow
      rule={rule}
      value={t('noShow.charged', { percent: chargedPercent })}
      when={
        <>
          {t('noShow.after', { count: afterHours })} · {day ? t('fromDay', { day }) : t('fromBeginning')}
        </>
      }
      withdrawal={
        day
          ? {
              name: t('noShow.withdrawNamed', { day }),
              title: t('noShow.withdrawTitle', { day }),
              text: t('noShow.withdrawText'),
              done: t('noShow.withdrawn'),
              send: (reason) =>
                call('POST /admin/no-show-rules/:id/withdraw', { params: { id }, body: { reason } }),
            }
          : null
      }
    />
  )
}
