'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { MAX_REPLY_TEXT, replyBody } from '@/lib/domain/reviews/review'
import styles from './vendor-reviews.module.css'

interface ReplyFormProps {
  reviewId: string
  author: string
  /** called with the reply, once it is saved */
  onReply: (text: string) => void
}

/** The one public reply to a review; the form warns that it cannot be changed afterwards. */
export function ReplyForm({ reviewId, author, onReply }: ReplyFormProps) {
  const t = useTranslations('reviews.own')
  const [isOpen, setOpen] = useState(false)
  const toBody = ({ text }: { text: string }) => ({ text: text.trim() })
  if (!isOpen) {
    return (
      <div>
        <Button $kind="soft" $size="sm" onClick={() => setOpen(true)}>
          {t('answer')}
        </Button>
      </div>
    )
  }
  return (
    <Form
      label={t('answerTo', { name: author })}
      schema={replyBody}
      initialValues={{ text: '' }}
      toBody={toBody}
      onSubmit={async (values) => {
        const { text } = toBody(values)
        await call('POST /vendor/reviews/:id/answer', { params: { id: reviewId }, body: { text } })
        showToast({ kind: 'success', text: t('answered') })
        onReply(text)
      }}
    >
      <div className={styles.reply}>
        <TextArea
          name="text"
          label={t('answer')}
          help={t('answerHelp')}
          rows={4}
          maxLength={MAX_REPLY_TEXT}
        />
        <SubmitButton>{t('sendAnswer')}</SubmitButton>
      </div>
    </Form>
  )
}
