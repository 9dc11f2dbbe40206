'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { IfMayWrite } from '@/components/admin/admin-role'
import { BilingualFields, FieldPair } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { EditButton } from '@/components/admin/content/edit-button'
import { DateField } from '@/components/forms/date-field'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { OccasionUseWire, SchoolHolidayWire } from '@/lib/contract/schemas/content/occasion'
import { MAX_NAME } from '@/lib/domain/content/fields'
import { newHolidayBody } from '@/lib/domain/content/occasion'
import { riyadhDay } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { UseLine, useDaysText } from './use-line'

type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; holiday: SchoolHolidayWire }

interface SchoolHolidaysProps {
  holidays: readonly SchoolHolidayWire[]
  use: OccasionUseWire | undefined
}

/** The school holidays, which no calendar computes: added, changed and removed by admins. */
export function SchoolHolidays({ holidays, use }: SchoolHolidaysProps) {
  const t = useTranslations('admin.occasions')
  const locale = useLocale()
  const daysText = useDaysText()
  const [today] = useState(() => riyadhDay(new Date()))
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Card aria-labelledby="school-holidays">
      <CardHead>
        <div>
          <h2 id="school-holidays">{t('holidays.title')}</h2>
          <Quiet>{t('holidays.lead')}</Quiet>
          <UseLine use={use} />
        </div>
        <AddButton area="content" label={t('holidays.add')} onClick={() => setOpened({ kind: 'new' })} />
      </CardHead>
      {holidays.length === 0 ? <Quiet>{t('holidays.empty')}</Quiet> : null}
      <Rows>
        {holidays.map((holiday) => {
          const name = localName(locale, holiday)
          return (
            <li key={holiday._id}>
              <RowText>
                <strong>{name}</strong>
                <span>
                  {daysText(holiday)} {holiday.to < today ? <Badge>{t('over')}</Badge> : null}
                </span>
              </RowText>
              <IfMayWrite area="content">
                <ButtonRow>
                  <EditButton name={name} onClick={() => setOpened({ kind: 'edit', holiday })} />
                  <Button
                    $kind="quiet"
                    $size="sm"
                    aria-label={t('holidays.removeNamed', { name })}
                    onClick={() => setOpened({ kind: 'remove', holiday })}
                  >
                    {t('holidays.remove')}
                  </Button>
                </ButtonRow>
              </IfMayWrite>
            </li>
          )
        })}
      </Rows>
      {opened?.kind === 'new' ? <HolidayDialog holiday={null} onClose={close} /> : null}
      {opened?.kind === 'edit' ? <HolidayDialog holiday={opened.holiday} onClose={close} /> : null}
      {opened?.kind === 'remove' ? (
        <ActDialog
          title={t('holidays.removeTitle', { name: localName(locale, opened.holiday) })}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('holidays.removeNow')}
          done={t('holidays.removed')}
          send={() =>
            call('POST /admin/school-holidays/:id/remove', {
              params: { id: opened.holiday._id },
              body: { version: opened.holiday.version },
            })
          }
          onClose={close}
        >
          <p>{t('after')}</p>
          <UseLine use={use} />
        </ActDialog>
      ) : null}
    </Card>
  )
}

interface HolidayDialogProps {
  /** null: a new one */
  holiday: SchoolHolidayWire | null
  onClose: () => void
}

const EMPTY = { name: '', name_ar: '', from: '', to: '' }

function HolidayDialog({ holiday, onClose }: HolidayDialogProps) {
  const t = useTranslations('admin.occasions')
  const { name, name_ar, from, to } = holiday ?? EMPTY
  return (
    <ContentDialog
      title={t(holiday ? 'holidays.edit' : 'holidays.add')}
      schema={newHolidayBody}
      initialValues={{ name, name_ar, from, to }}
      onSave={(body) =>
        holiday
          ? call('PUT /admin/school-holidays/:id', {
              params: { id: holiday._id },
              body: { ...body, version: holiday.version },
            })
          : call('POST /admin/school-holidays', { body })
      }
      onClose={onClose}
    >
      <BilingualFields name="name" label={t('holidays.name')} maxLength={MAX_NAME} />
      <FieldPair>
        <DateField name="from" label={t('from')} />
        <DateField name="to" label={t('to')} />
      </FieldPair>
      <p>{t('after')}</p>
    </ContentDialog>
  )
}
