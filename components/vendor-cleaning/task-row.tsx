'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { ActButton } from '@/components/shared/act-button'
import { requestHref } from '@/components/shared/booking/vendor-addresses'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Quiet, RowText } from '@/components/shared/card-rows'
import { FormDialog } from '@/components/shared/form-dialog'
import { Notice } from '@/components/shared/notice'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { fileHref } from '@/lib/contract/address'
import type { CleanerWire, CleaningTaskWire } from '@/lib/contract/schemas/cleaning/wire'
import {
  CLEANING_NOTE_LENGTH,
  type CleaningState,
  cleaningTaskBody,
  type MarkedState,
} from '@/lib/domain/cleaning/cleaning'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

const TONES: Record<CleaningState, BadgeTone> = {
  toDo: 'plain',
  begun: 'info',
  done: 'ok',
  withdrawn: 'warn',
}
/** What a press makes of a task in a state. */
const NEXT: Partial<Record<CleaningState, MarkedState>> = { toDo: 'begun', begun: 'done', done: 'toDo' }

const Photos = styled.ul`
  display: flex; flex-wrap: wrap; gap: var(--s-2); padding: 0; margin: 0; list-style: none;
  a { display: block; border-radius: var(--r-md); overflow: hidden; }
  img { display: block; inline-size: 72px; block-size: 72px; object-fit: cover; }
`

interface TaskRowProps {
  task: CleaningTaskWire
  cleaners: readonly CleanerWire[]
}

/** One task, with what a member may do to it. */
export function TaskRow({ task, cleaners }: TaskRowProps) {
  const t = useTranslations('cleaning')
  const locale = useLocale()
  const [isEditing, setEditing] = useState(false)
  const { _id: id, state } = task
  const place = localName(locale, task.listing)
  const next = NEXT[state]
  return (
    <li>
      <RowText>
        <strong>
          <bdi>{place}</bdi>
        </strong>
        <TaskTimes task={task} />
        {task.note ? <span dir="auto">{task.note}</span> : null}
        {task.problems.map(({ text, at }) => (
          <Notice key={at} tone="warn">
            {t('problem', { text })}
          </Notice>
        ))}
        <TaskPhotos task={task} place={place} />
        <Badges>
          <Badge $tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          <Badge>{task.cleaner ? t('for', { name: task.cleaner.name }) : t('forAll')}</Badge>
          {task.units > 1 ? <Badge>{t('units', { count: task.units })}</Badge> : null}
        </Badges>
      </RowText>
      <ButtonRow>
        <Button
          $kind="outline"
          $size="sm"
          aria-label={t('editNamed', { place })}
          onClick={() => setEditing(true)}
        >
          {t('edit')}
        </Button>
        {next ? (
          <ActButton
            kind={next === 'toDo' ? 'quiet' : 'soft'}
            size="sm"
            send={() => call('POST /vendor/cleaning/:id/mark', { params: { id }, body: { state: next } })}
            done={t('marked')}
          >
            {t(`mark.${next}`)}
            <span className="sr-only"> {place}</span>
          </ActButton>
        ) : null}
      </ButtonRow>
      {isEditing ? (
        <TaskDialog task={task} place={place} cleaners={cleaners} onClose={() => setEditing(false)} />
      ) : null}
    </li>
  )
}

/** When the place is empty, when it has to be ready, and what was done of it. */
function TaskTimes({
  task: { dueAt, readyBy, beganAt, doneAt, bookingId, code },
}: {
  task: CleaningTaskWire
}) {
  const t = useTranslations('cleaning')
  const locale = useLocale()
  const at = (instant: string) => formatInstant(instant, locale)
  return (
    <Quiet>
      {t('leaves', { when: at(dueAt) })} · {readyBy ? t('readyBy', { when: at(readyBy) }) : t('noArrival')}
      {doneAt ? ` · ${t('done', { when: at(doneAt) })}` : null}
      {beganAt && !doneAt ? ` · ${t('began', { when: at(beganAt) })}` : null} ·{' '}
      <Link href={requestHref(bookingId)}>{t('booking', { code: `\u2066${code}\u2069` })}</Link>
    </Quiet>
  )
}

const photoHref = (id: string) => fileHref('GET /vendor/cleaning/photos/:id', { params: { id } })

function TaskPhotos({ task: { photos }, place }: { task: CleaningTaskWire; place: string }) {
  const t = useTranslations('cleaning')
  if (photos.length === 0) return null
  return (
    <Photos aria-label={t('photos')}>
      {photos.map((id, at) => (
        <li key={id}>
          <a href={photoHref(id)} target="_blank" rel="noreferrer">
            {/* biome-ignore lint/performance/noImgElement: a private file, never optimised or cached */}
            <img src={photoHref(id)} alt={t('photo', { at: at + 1, place })} loading="lazy" />
          </a>
        </li>
      ))}
    </Photos>
  )
}

interface TaskDialogProps extends TaskRowProps {
  place: string
  onClose: () => void
}

/** The note to the cleaner, and who it is. */
function TaskDialog({ task, place, cleaners, onClose }: TaskDialogProps) {
  const t = useTranslations('cleaning.task')
  const options = cleaners.filter(({ listingIds }) => listingIds.includes(task.listing._id))
  return (
    <FormDialog
      title={t('title', { place })}
      closeLabel={t('close')}
      schema={cleaningTaskBody}
      initialValues={{ note: task.note, cleanerId: task.cleaner?._id ?? '' }}
      toBody={({ note, cleanerId }) => ({ note, cleanerId: cleanerId || null })}
      send={async ({ note, cleanerId }) => {
        const body = { note, cleanerId: cleanerId || null }
        await call('PUT /vendor/cleaning/:id', { params: { id: task._id }, body })
        return t('saved')
      }}
      onClose={onClose}
    >
      <TextArea name="note" label={t('note')} help={t('noteHelp')} maxLength={CLEANING_NOTE_LENGTH} />
      <SelectField
        name="cleanerId"
        label={t('cleaner')}
        placeholder={t('everyone')}
        options={options.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
