import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, Small } from '@/components/admin/item-card'
import { ActDialog } from '@/components/shared/act-dialog'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import { fileHref } from '@/lib/contract/address'
import type { PeriodWire } from '@/lib/contract/schemas/periods/period'

interface PeriodActionsProps {
  period: PeriodWire
  name: string
  /** the month that has to be closed before; null without one */
  closesFirst: string | null
}

/** The journal of a month as a file, and its closing once it has ended. */
export function PeriodActions({ period, name, closesFirst }: PeriodActionsProps) {
  const t = useTranslations('admin.periods')
  const { month, state } = period
  const [isClosing, setClosing] = useState(false)
  return (
    <CardActions>
      <Button
        as="a"
        $kind="outline"
        href={fileHref('GET /admin/periods/:month/journal.csv', { params: { month } })}
        download
      >
        <Icon name="download" size={18} />
        {t('journal')}
      </Button>
      {state === 'ended' ? (
        <IfMayWrite area="money">
          {closesFirst ? (
            <Small>{t('closeFirst', { month: closesFirst })}</Small>
          ) : (
            <Button onClick={() => setClosing(true)}>{t('close')}</Button>
          )}
        </IfMayWrite>
      ) : null}
      {isClosing ? (
        <ActDialog
          title={t('closeTitle', { month: name })}
          keep={t('back')}
          confirm={t('close')}
          done={t('closed', { month: name })}
          send={() => call('POST /admin/periods/:month/close', { params: { month } })}
          onClose={() => setClosing(false)}
        >
          <p>{t('closeText')}</p>
        </ActDialog>
      ) : null}
    </CardActions>
  )
}
