'use client'

import { useLocale, useTranslations } from 'next-intl'
import { object, string } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ButtonRow } from '@/components/shared/button-row'
import { Notice } from '@/components/shared/notice'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { showToast, type Toast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { CalendarWire } from '@/lib/domain/calendar/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { Box, BoxIntro, FieldPair } from './box'

const addressSchema = object({ importUrl: string().trim().required().max(2000) })

/** The calendar of another site: its events block days here. The error of the last import is shown as text. */
export function ImportCalendar({ listingId, feed }: { listingId: string; feed: CalendarWire['feed'] }) {
  const t = useTranslations('hosted.calendar.in')
  const locale = useLocale()
  const failureText = useFailureText()
  const router = useRouter()
  const { act, isBusy } = useAction()
  const { importUrl, lastReadAt, lastProblem } = feed
  const toBody = (values: { importUrl: string }) => ({ importUrl: values.importUrl.trim() || undefined })
  async function save(values: { importUrl: string }) {
    await call('PUT /vendor/services/:id/calendar', {
      params: { id: listingId },
      body: { importUrl: values.importUrl.trim() },
    })
    showToast(outcomeOf(await readNow(), t('saved')))
    router.refresh()
  }
  const readNow = () => call('POST /vendor/services/:id/calendar/import', { params: { id: listingId } })
  const outcomeOf = ({ feed: { lastProblem: problem } }: CalendarWire, done: string): Toast =>
    problem ? { kind: 'error', text: t(`problem.${problem}`) } : { kind: 'success', text: done }
  return (
    <Box aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <BoxIntro>{t('text')}</BoxIntro>
      <Form
        key={importUrl}
        label={t('title')}
        schema={addressSchema}
        initialValues={{ importUrl: importUrl ?? '' }}
        toBody={toBody}
        onSubmit={save}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <FieldPair>
          <TextField
            name="importUrl"
            type="url"
            label={t('address')}
            help={t('addressHelp')}
            dir="ltr"
            autoComplete="off"
          />
        </FieldPair>
        <SubmitButton>{t(importUrl ? 'change' : 'add')}</SubmitButton>
      </Form>
      {lastProblem ? (
        <Notice tone={lastProblem === 'repeating' ? 'warn' : 'err'}>
          <p>{t(`problem.${lastProblem}`)}</p>
        </Notice>
      ) : null}
      {importUrl ? (
        <>
          <BoxIntro>
            {lastReadAt ? t('lastRead', { instant: formatInstant(lastReadAt, locale) }) : t('neverRead')}
          </BoxIntro>
          <ButtonRow>
            <Button
              type="button"
              $kind="outline"
              $size="sm"
              disabled={isBusy}
              onClick={() => act(readNow, (read) => outcomeOf(read, t('read')))}
            >
              {t('readNow')}
            </Button>
            <Button
              type="button"
              $kind="quiet"
              $size="sm"
              disabled={isBusy}
              onClick={() =>
                act(
                  () =>
                    call('PUT /vendor/services/:id/calendar', {
                      params: { id: listingId },
                      body: { importUrl: null },
                    }),
                  t('removed'),
                )
              }
            >
              {t('remove')}
            </Button>
          </ButtonRow>
        </>
      ) : null}
    </Box>
  )
}
