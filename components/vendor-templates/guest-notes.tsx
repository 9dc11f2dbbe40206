'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { FormDialog } from '@/components/shared/form-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { MessageTemplatesWire } from '@/lib/contract/schemas/messages/templates'
import { guestNoteBody } from '@/lib/domain/messages/templates'
import { localName } from '@/lib/i18n/direction'

type Note = MessageTemplatesWire['listings'][number]

/** What the messages say of the Wi-Fi of each place. */
export function GuestNotes({ listings }: { listings: readonly Note[] }) {
  const t = useTranslations('templates.notes')
  const locale = useLocale()
  const [open, setOpen] = useState<Note | null>(null)
  if (listings.length === 0) return null
  return (
    <Card aria-labelledby="guest-notes">
      <CardHead>
        <div>
          <h2 id="guest-notes">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
      </CardHead>
      <Rows>
        {listings.map((one) => (
          <li key={one._id}>
            <RowText>
              <strong dir="auto">{localName(locale, one)}</strong>
              <Quiet dir="auto">{one.wifi || t('none')}</Quiet>
            </RowText>
            <Button $kind="outline" $size="sm" onClick={() => setOpen(one)}>
              {t('edit')}
              <span className="sr-only"> {localName(locale, one)}</span>
            </Button>
          </li>
        ))}
      </Rows>
      {open ? (
        <FormDialog
          title={t('editTitle', { place: localName(locale, open) })}
          closeLabel={t('close')}
          schema={guestNoteBody}
          initialValues={{ wifi: open.wifi }}
          send={async (body) => {
            await call('PUT /vendor/message-templates/listings/:id', { params: { id: open._id }, body })
            return t('saved')
          }}
          onClose={() => setOpen(null)}
        >
          <TextField name="wifi" label={t('wifi')} help={t('help')} dir="auto" autoComplete="off" />
          <SubmitButton>{t('save')}</SubmitButton>
        </FormDialog>
      ) : null}
    </Card>
  )
}
