'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { Badges, Quiet } from '@/components/shared/card-rows'
import { FormDialog } from '@/components/shared/form-dialog'
import { useAction } from '@/components/shared/use-action'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { CleanerTaskWire } from '@/lib/contract/schemas/cleaning/wire'
import { CLEANING_NOTE_LENGTH, type CleaningState, cleaningProblemBody } from '@/lib/domain/cleaning/cleaning'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { TaskPhotos } from './task-photos'

const Task = styled.article`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised);
  box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  h3 { font-size: var(--fs-lg); }
`

const Times = styled.p`
  font-weight: var(--fw-medium);
`

const Presses = styled.div`
  display: grid; gap: var(--s-2);
  @media (min-width: 701px) { display: flex; }
`

const TONES: Record<CleaningState, BadgeTone> = {
  toDo: 'plain',
  begun: 'info',
  done: 'ok',
  withdrawn: 'warn',
}

interface CleanerTaskProps {
  task: CleanerTaskWire
  token: string
}

/** One place to clean: from when, until when, and the two presses. */
export function CleanerTask({ task, token }: CleanerTaskProps) {
  const t = useTranslations('cleaner')
  const locale = useLocale()
  const at = (instant: string) => formatInstant(instant, locale)
  const { state, dueAt, readyBy, note } = task
  return (
    <Task aria-labelledby={`task-${task._id}`}>
      <div>
        <h3 id={`task-${task._id}`}>
          <bdi>{localName(locale, task.listing)}</bdi>
        </h3>
        <Quiet>{localName(locale, task.where)}</Quiet>
      </div>
      <Badges>
        <Badge $tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {task.isMine ? <Badge $tone="primary">{t('mine')}</Badge> : null}
        {task.units > 1 ? <Badge>{t('units', { count: task.units })}</Badge> : null}
      </Badges>
      <Times>
        {t('leaves', { when: at(dueAt) })}
        <br />
        {readyBy ? t('readyBy', { when: at(readyBy) }) : t('noArrival')}
      </Times>
      {note ? (
        <p>
          {t('note')}: <bdi>{note}</bdi>
        </p>
      ) : null}
      {task.isOpen ? <TaskPresses task={task} token={token} /> : <Quiet>{t('notYet')}</Quiet>}
    </Task>
  )
}

function TaskPresses({ task, token }: CleanerTaskProps) {
  const t = useTranslations('cleaner')
  const { act, isBusy } = useAction()
  const [isBroken, setBroken] = useState(false)
  const params = { token, taskId: task._id }
  return (
    <>
      {task.state === 'toDo' ? null : <TaskPhotos task={task} token={token} />}
      <Presses>
        {task.state === 'toDo' ? (
          <Button
            $size="lg"
            aria-busy={isBusy}
            onClick={() =>
              act(() => call('POST /cleaning/:token/tasks/:taskId/begin', { params }), t('began'))
            }
          >
            {t('begin')}
          </Button>
        ) : null}
        {task.state === 'begun' ? (
          <Button
            $size="lg"
            aria-busy={isBusy}
            onClick={() =>
              act(() => call('POST /cleaning/:token/tasks/:taskId/done', { params }), t('finished'))
            }
          >
            {t('finish')}
          </Button>
        ) : null}
        <Button $kind="outline" $size="lg" onClick={() => setBroken(true)}>
          {t('broken')}
        </Button>
      </Presses>
      {isBroken ? (
        <FormDialog
          title={t('problem.title')}
          closeLabel={t('problem.close')}
          schema={cleaningProblemBody}
          initialValues={{ text: '' }}
          send={async (body) => {
            await call('POST /cleaning/:token/tasks/:taskId/problem', { params, body })
            return t('problem.sent')
          }}
          onClose={() => setBroken(false)}
        >
          <TextArea
            name="text"
            label={t('problem.text')}
            help={t('problem.help')}
            maxLength={CLEANING_NOTE_LENGTH}
          />
          <SubmitButton>{t('problem.send')}</SubmitButton>
        </FormDialog>
      ) : null}
    </>
  )
}
