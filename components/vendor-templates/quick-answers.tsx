'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { FormDialog } from '@/components/shared/form-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { QuickAnswerWire } from '@/lib/contract/schemas/messages/templates'
import { TEMPLATE_LIMITS } from '@/lib/domain/messages/template-text'
import { quickAnswerBody } from '@/lib/domain/messages/templates'
import { type SamplePlace, TextFields } from './text-fields'

type Open = { act: 'add' } | { act: 'edit' | 'remove'; answer: QuickAnswerWire }

interface QuickAnswersProps {
  answers: readonly QuickAnswerWire[]
  place: SamplePlace
}

/** Short texts that the vendor's box of messages offers. */
export function QuickAnswers({ answers, place }: QuickAnswersProps) {
  const t = useTranslations('templates.answers')
  const [open, setOpen] = useState<Open | null>(null)
  const isFull = answers.length >= TEMPLATE_LIMITS.quickAnswers
  const close = () => setOpen(null)
  return (
    <Card aria-labelledby="quick-answers">
      <CardHead>
        <div>
          <h2 id="quick-answers">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <Button disabled={isFull} onClick={() => setOpen({ act: 'add' })}>
          {t('add')}
        </Button>
      </CardHead>
      {isFull ? <Quiet>{t('full')}</Quiet> : null}
      {answers.length > 0 ? (
        <Rows>
          {answers.map((answer) => (
            <li key={answer._id}>
              <RowText>
                <strong dir="auto">{answer.name}</strong>
                <Quiet lang="ar" dir="auto">
                  {answer.ar}
                </Quiet>
              </RowText>
              <ButtonRow>
                <Button $kind="outline" $size="sm" onClick={() => setOpen({ act: 'edit', answer })}>
                  {t('edit')}
                  <span className="sr-only"> {answer.name}</span>
                </Button>
                <Button $kind="quiet" $size="sm" onClick={() => setOpen({ act: 'remove', answer })}>
                  {t('remove')}
                  <span className="sr-only"> {answer.name}</span>
                </Button>
              </ButtonRow>
            </li>
          ))}
        </Rows>
      ) : (
        <Quiet>{t('empty')}</Quiet>
      )}
      {open?.act === 'add' ? <AnswerDialog place={place} onClose={close} /> : null}
      {open?.act === 'edit' ? <AnswerDialog answer={open.answer} place={place} onClose={close} /> : null}
      {open?.act === 'remove' ? <RemoveAnswer answer={open.answer} onClose={close} /> : null}
    </Card>
  )
}

interface AnswerDialogProps {
  /** absent: a new one */
  answer?: QuickAnswerWire
  place: SamplePlace
  onClose: () => void
}

function AnswerDialog({ answer, place, onClose }: AnswerDialogProps) {
  const t = useTranslations('templates.answers')
  return (
    <FormDialog
      title={t(answer ? 'editTitle' : 'addTitle')}
      closeLabel={t('close')}
      shape="wide"
      schema={quickAnswerBody}
      initialValues={{ name: answer?.name ?? '', ar: answer?.ar ?? '', en: answer?.en ?? '' }}
      send={async (values) => {
        const body = quickAnswerBody.validateSync(values)
        if (answer) await call('PUT /vendor/quick-answers/:id', { params: { id: answer._id }, body })
        else await call('POST /vendor/quick-answers', { body })
        return t('saved')
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('name')} help={t('nameHelp')} dir="auto" autoComplete="off" />
      <TextFields place={place} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}

function RemoveAnswer({
  answer: { _id: id, name },
  onClose,
}: {
  answer: QuickAnswerWire
  onClose: () => void
}) {
  const t = useTranslations('templates.answers')
  return (
    <ActDialog
      title={t('removeTitle', { name })}
      keep={t('keep')}
      closeLabel={t('close')}
      confirm={t('remove')}
      done={t('removed')}
      send={() => call('DELETE /vendor/quick-answers/:id', { params: { id } })}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </ActDialog>
  )
}
