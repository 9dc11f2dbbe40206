import { useTranslations } from 'next-intl'
import { BilingualFields, FieldPair } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { TextArea } from '@/components/forms/text-area'
import { call } from '@/lib/api/call'
import {
  type CannedAnswerWire,
  MAX_ANSWER_TITLE,
  MAX_CANNED_ANSWER,
  newCannedAnswerBody,
} from '@/lib/domain/inbox/canned-answer'

interface CannedAnswerDialogProps {
  /** null: a new one */
  answer: CannedAnswerWire | null
  onClose: () => void
}

const EMPTY = { title: '', title_ar: '', text: '', text_ar: '' }

/** A canned answer in both languages. */
export function CannedAnswerDialog({ answer, onClose }: CannedAnswerDialogProps) {
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
