'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { useFailureText } from '@/components/form/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/show-toast'
import { answerReview } from '@/lib/api/reviews'
import { answerBody, MAX_ANSWER_TEXT } from '@/lib/domain/review'
import styles from './answer-form.module.css'

interface AnswerFormProps {
  reviewId: string
  author: string
  /** hears what was sent, once it is kept */
  onAnswer: (text: string) => void
}

/** The one public answer to a review; it cannot be changed afterwards, and says so. */
export function AnswerForm({ reviewId, author, onAnswer }: AnswerFormProps) {
  const t = useTranslations('reviews.own')
  const failureText = useFailureText()
  const [isOpen, setOpen] = useState(false)
  const toBody = ({ text }: { text: string }) => ({ text: text.trim() })
  if (!isOpen) {
    return (
      <div>
        <Button type="button" $kind="soft" $size="sm" onClick={() => setOpen(true)}>
          {t('answer')}
        </Button>
      </div>
    )
  }
  return (
    <Form
      label={t('answerTo', { name: author })}
      schema={answerBody}
      initialValues={{ text: '' }}
      toBody={toBody}
      onSubmit={async (values) => {
        const { text } = toBody(values)
        await answerReview(reviewId, text)
        showToast({ kind: 'success', text: t('answered') })
        onAnswer(text)
      }}
      onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
    >
      <div className={styles.body}>
        <TextArea
          name="text"
          label={t('answer')}
          help={t('answerHelp')}
          rows={4}
          maxLength={MAX_ANSWER_TEXT}
        />
        <SubmitButton>{t('sendAnswer')}</SubmitButton>
      </div>
    </Form>
  )
}
