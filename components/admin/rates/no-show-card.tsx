'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { ReasonButton } from '@/components/admin/reason-button'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import type { NoShowRuleListWire, NoShowRuleWire } from '@/lib/domain/booking/money/no-show'
import { formatDay } from '@/lib/i18n/dates'
import { NoShowDialog } from './no-show-dialog'
import { DatedRow, RateCard } from './rate-row'

/** When a no-show may be recorded and what it is charged, by day. */
export function NoShowCard({ list }: { list: NoShowRuleListWire }) {
  const t = useTranslations('admin.rates.noShow')
  const [isAdding, setAdding] = useState(false)
  return (
    <RateCard aria-labelledby="rates-no-show">
      <header>
        <div>
          <h2 id="rates-no-show">{t('title')}</h2>
          <p>{t('what')}</p>
        </div>
        <IfMayWrite area="money">
          <Button type="button" $kind="outline" $size="sm" onClick={() => setAdding(true)}>
            <Icon name="plus" size={18} />
            {t('add')}
          </Button>
        </IfMayWrite>
      </header>
      <ol>
        {list.data.map((rule) => (
          <Rule key={rule._id} rule={rule} />
        ))}
      </ol>
      {isAdding ? <NoShowDialog earliest={list.earliest} onClose={() => setAdding(false)} /> : null}
    </RateCard>
  )
}

function Rule({ rule }: { rule: NoShowRuleWire }) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  const { holdsFrom, afterHours, chargedPercent } = rule
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
      withdraw={day ? <Withdraw id={rule._id} day={day} /> : null}
    />
  )
}

function Withdraw({ id, day }: { id: string; day: string }) {
  const t = useTranslations('admin.rates')
  return (
    <ReasonButton
      size="sm"
      name={t('noShow.withdrawNamed', { day })}
      title={t('noShow.withdrawTitle', { day })}
      help={t('withdrawHelp')}
      action={t('withdraw')}
      done={t('noShow.withdrawn')}
      onSend={(reason) =>
        call('POST /admin/no-show-rules/:id/withdraw', { params: { id }, body: { reason } })
      }
    >
      <p>{t('noShow.withdrawText')}</p>
    </ReasonButton>
  )
}
