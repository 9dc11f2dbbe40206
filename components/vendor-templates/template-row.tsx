'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActButton } from '@/components/shared/act-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Quiet, RowText } from '@/components/shared/card-rows'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { MessageTemplatesWire, MessageTemplateWire } from '@/lib/contract/schemas/messages/templates'
import { isEventMoment, MESSAGE_MOMENTS } from '@/lib/domain/messages/template-moments'
import { localName } from '@/lib/i18n/direction'
import { TemplateDialog } from './template-dialog'
import { useHourText } from './use-hour-text'

interface TemplateRowProps {
  template: MessageTemplateWire
  listings: MessageTemplatesWire['listings']
}

/** A template with its moment, its places and whether it is on. */
export function TemplateRow({ template, listings }: TemplateRowProps) {
  const t = useTranslations('templates')
  const hourText = useHourText()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const { _id: id, moment, isOn } = template
  const name = t(`moments.${moment}`)
  const close = () => setOpen(null)
  return (
    <li>
      <RowText>
        <strong>
          {name}
          {isEventMoment(moment) ? null : ` · ${hourText(template.hour ?? MESSAGE_MOMENTS[moment].hour)}`}
        </strong>
        <Quiet lang="ar" dir="auto">
          {template.ar}
        </Quiet>
        <Badges>
          <Badge $tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'on' : 'off')}</Badge>
          <PlaceBadges template={template} listings={listings} />
        </Badges>
      </RowText>
      <ButtonRow>
        <ActButton
          kind="soft"
          size="sm"
          send={() =>
            call('PUT /vendor/message-templates/:id/state', { params: { id }, body: { isOn: !isOn } })
          }
          done={t('saved')}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
          <span className="sr-only"> {name}</span>
        </ActButton>
        <Button $kind="outline" $size="sm" onClick={() => setOpen('edit')}>
          {t('edit')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button $kind="quiet" $size="sm" onClick={() => setOpen('remove')}>
          {t('remove')}
          <span className="sr-only"> {name}</span>
        </Button>
      </ButtonRow>
      {open === 'edit' ? <TemplateDialog template={template} listings={listings} onClose={close} /> : null}
      {open === 'remove' ? (
        <ActDialog
          title={t('removeAsk.title')}
          keep={t('removeAsk.keep')}
          closeLabel={t('close')}
          confirm={t('removeAsk.confirm')}
          done={t('removeAsk.done')}
          send={() => call('DELETE /vendor/message-templates/:id', { params: { id } })}
          onClose={close}
        >
          <p>{t('removeAsk.text', { name })}</p>
        </ActDialog>
      ) : null}
    </li>
  )
}

function PlaceBadges({ template: { listingIds }, listings }: TemplateRowProps) {
  const t = useTranslations('templates')
  const locale = useLocale()
  if (!listingIds) return <Badge>{t('everyPlace')}</Badge>
  const places = listings.filter(({ _id }) => listingIds.includes(_id))
  if (places.length === 0) return <Badge $tone="warn">{t('noPlace')}</Badge>
  return places.map((one) => <Badge key={one._id}>{localName(locale, one)}</Badge>)
}
