'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { FieldPair } from '@/components/admin/content/bilingual-fields'
import { DateField } from '@/components/forms/date-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Card, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { FormDialog } from '@/components/shared/form-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type {
  OccasionListWire,
  OccasionUseWire,
  OccasionYearWire,
} from '@/lib/contract/schemas/content/occasion'
import { correctionBody } from '@/lib/domain/content/occasion'
import { formatDay } from '@/lib/i18n/dates'
import { UseLine, useDaysText } from './use-line'

type Row = OccasionListWire['occasions'][number]
interface Opened {
  kind: 'correct' | 'reset'
  year: OccasionYearWire
}

/** An occasion of the calendar by its coming years, each of which can be corrected. */
export function OccasionCard({ occasion, calendar, years, use }: Row & { use: OccasionUseWire | undefined }) {
  const t = useTranslations('admin.occasions')
  const daysText = useDaysText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const named = (year: OccasionYearWire) => ({
    name: t(`names.${occasion}`),
    year: t(`yearOf.${calendar}`, { year: String(year.year) }),
  })
  const button = (kind: Opened['kind'], year: OccasionYearWire) => (
    <Button
      $kind={kind === 'correct' ? 'outline' : 'quiet'}
      $size="sm"
      aria-label={t(`${kind}Named`, named(year))}
      onClick={() => setOpened({ kind, year })}
    >
      {t(kind)}
    </Button>
  )
  return (
    <Card aria-labelledby={`occasion-${occasion}`}>
      <div>
        <h2 id={`occasion-${occasion}`}>{t(`names.${occasion}`)}</h2>
        <Quiet>{t(`by.${calendar}`)}</Quiet>
        <UseLine use={use} />
      </div>
      <Rows>
        {years.map((year) => (
          <li key={year.year}>
            <RowText>
              <strong>{named(year).year}</strong>
              <span>
                {daysText(year)} {year.version > 0 ? <Badge $tone="info">{t('corrected')}</Badge> : null}
              </span>
              {year.version > 0 ? <Quiet>{t('byCalendar', { days: daysText(year.calendar) })}</Quiet> : null}
            </RowText>
            <IfMayWrite area="content">
              <ButtonRow>
                {button('correct', year)}
                {year.version > 0 ? button('reset', year) : null}
              </ButtonRow>
            </IfMayWrite>
          </li>
        ))}
      </Rows>
      {opened?.kind === 'correct' ? (
        <CorrectDialog
          occasion={occasion}
          year={opened.year}
          title={t('correctTitle', named(opened.year))}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'reset' ? (
        <ActDialog
          title={t('resetTitle', named(opened.year))}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('reset')}
          kind="primary"
          done={t('wasReset')}
          send={() =>
            call('POST /admin/occasions/:occasion/reset', {
              params: { occasion },
              body: { year: opened.year.year, version: opened.year.version },
            })
          }
          onClose={close}
        >
          <p>{t('byCalendar', { days: daysText(opened.year.calendar) })}</p>
          <p>{t('after')}</p>
          <UseLine use={use} />
        </ActDialog>
      ) : null}
    </Card>
  )
}

interface CorrectDialogProps {
  occasion: Row['occasion']
  year: OccasionYearWire
  title: string
  onClose: () => void
}

function CorrectDialog({ occasion, year, title, onClose }: CorrectDialogProps) {
  const t = useTranslations('admin.occasions')
  const locale = useLocale()
  const bodyOf = ({ from, to }: { from: string; to: string }) => ({
    year: year.year,
    version: year.version,
    from,
    to,
  })
  const help = (path: 'from' | 'to') => t('calendarHelp', { day: formatDay(year.calendar[path], locale) })
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      schema={correctionBody}
      initialValues={{ from: year.from, to: year.to }}
      toBody={bodyOf}
      send={async (values) => {
        const body = correctionBody.validateSync(bodyOf(values))
        await call('POST /admin/occasions/:occasion/correct', { params: { occasion }, body })
        return t('saved')
      }}
      onClose={onClose}
    >
      <FieldPair>
        <DateField name="from" label={t('from')} help={help('from')} />
        <DateField name="to" label={t('to')} help={help('to')} />
      </FieldPair>
      <p>{t('after')}</p>
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
