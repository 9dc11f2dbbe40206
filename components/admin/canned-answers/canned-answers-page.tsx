'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AddButton } from '@/components/admin/add-button'
import { useMayWrite } from '@/components/admin/admin-role'
import { BilingualFields, FieldPair } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { EditButton } from '@/components/admin/content/edit-button'
import { TextArea } from '@/components/forms/text-area'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { CannedAnswerWire } from '@/lib/contract/schemas/inbox/canned-answer'
import { MAX_ANSWER_TITLE, MAX_CANNED_ANSWER, newCannedAnswerBody } from '@/lib/domain/inbox/canned-answer'

const List = styled.ul`
  display: grid; gap: var(--s-4); list-style: none; margin: 0; padding: 0;
  li { display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere; }
  h2 { font-size: var(--fs-md); }
  li > p { white-space: pre-wrap; font-size: var(--fs-sm); color: var(--c-ink-2); }
`

type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; answer: CannedAnswerWire }

/** The texts for answers, in the language of the page; the dialog has both. */
export function CannedAnswersPage({ answers }: { answers: readonly CannedAnswerWire[] }) {
  const t = useTranslations('admin.cannedAnswers')
  const isArabic = useLocale() === 'ar'
  const canWrite = useMayWrite('answers')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const titleOf = ({ title, title_ar }: CannedAnswerWire) => (isArabic ? title_ar : title)
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <AddButton area="answers" label={t('add')} onClick={() => setOpened({ kind: 'new' })} />
      {answers.length === 0 ? <p>{t('none')}</p> : null}
      <List>
        {answers.map((answer) => (
          <li key={answer._id}>
            <h2>{titleOf(answer)}</h2>
            <p dir="auto">{isArabic ? answer.text_ar : answer.text}</p>
            {canWrite ? (
              <ButtonRow>
                <EditButton name={titleOf(answer)} onClick={() => setOpened({ kind: 'edit', answer })} />
                <Button
                  $kind="quiet"
                  $size="sm"
                  aria-label={t('removeNamed', { name: titleOf(answer) })}
                  onClick={() => setOpened({ kind: 'remove', answer })}
                >
                  {t('remove')}
                </Button>
              </ButtonRow>
            ) : null}
          </li>
        ))}
      </List>
      {opened?.kind === 'new' ? <CannedAnswerDialog answer={null} onClose={close} /> : null}
      {opened?.kind === 'edit' ? <CannedAnswerDialog answer={opened.answer} onClose={close} /> : null}
      {opened?.kind === 'remove' ? (
        <ActDialog
          title={t('removeTitle')}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('remove')}
          done={t('removed')}
          send={() =>
            call('POST /admin/canned-answers/:id/remove', {
              params: { id: opened.answer._id },
              body: { version: opened.answer.version },
            })
          }
          onClose={close}
        >
          <p>{t('removeText')}</p>
        </ActDialog>
      ) : null}
    </PageFrame>
  )
}

interface CannedAnswerDialogProps {
  /** null: a new one */
  answer: CannedAnswerWire | null
  onClose: () => void
}

const EMPTY = { title: '', title_ar: '', text: '', text_ar: '' }

/** A canned answer in both languages. */
function CannedAnswerDialog({ answer, onClose }: CannedAnswerDialogProps) {
  const t = useTranslations('admin.cannedAnswers')
  const content = useTranslations('admin.content')
  const { title, title_ar, text, text_ar } = answer ?? EMPTY
  return (
    <ContentDialog
      title={t(answer ? 'editTitle' : 'newTitle')}
      schema={newCannedAnswerBody}
      initialValues={{ title, title_ar, text, text_ar }}
      onSave={(body) =>
        answer
          ? call('PUT /admin/canned-answers/:id', {
              params: { id: answer._id },
              body: { ...body, version: answer.version },
            })
          : call('POST /admin/canned-answers', { body })
      }
      onClose={onClose}
    >
      <BilingualFields name="title" label={t('name')} maxLength={MAX_ANSWER_TITLE} />
      <p>{t('variables')}</p>
      <FieldPair>
        <TextArea
          name="text_ar"
          label={content('inArabic', { label: t('text') })}
          rows={7}
          maxLength={MAX_CANNED_ANSWER}
        />
        <TextArea
          name="text"
          label={content('inEnglish', { label: t('text') })}
          rows={7}
          maxLength={MAX_CANNED_ANSWER}
        />
      </FieldPair>
    </ContentDialog>
  )
}
