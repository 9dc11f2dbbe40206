import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Form } from '@/components/forms/form'
import { SelectFrame } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { WarnIfChanged } from '@/components/forms/warn-if-changed'
import { useReportFailure } from '@/components/shared/use-action'
import { Field } from '@/components/ui/input/field'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { InboxDetail } from '@/lib/contract/schemas/inbox/inbox'
import { fillAnswer } from '@/lib/domain/inbox/canned-answer'
import { ANSWER_STATES, answerBody, MAX_ANSWER } from '@/lib/domain/inbox/inbox'
import { useRouter } from '@/lib/i18n/navigation'
import { Card } from './card'
import { useSubject } from './use-subject'

interface AnswerFormProps {
  item: InboxDetail
  reach: NonNullable<InboxDetail['reach']>
}

/** An answer to a contact message; a refusal keeps what was written. */
export function AnswerForm({ item, reach }: AnswerFormProps) {
  const t = useTranslations('admin.inbox.answer')
  const report = useReportFailure()
  const router = useRouter()
  const [sent, setSent] = useState(0)
  const { channel, masked, language } = reach
  const toBody = ({ text, state }: { text: string; state: (typeof ANSWER_STATES)[number] }) => ({
    version: item.version,
    text: text.trim(),
    state,
  })
  return (
    <Card aria-labelledby="answer">
      <h2 id="answer">{t('title')}</h2>
      <p>
        {t(channel === 'mail' ? 'byMail' : 'bySms', { to: `\u2068${masked}\u2069` })}.{' '}
        {t(`language.${language}`)}
      </p>
      <Form
        key={sent}
        label={t('title')}
        schema={answerBody(channel)}
        initialValues={{ text: '', state: 'closed' as (typeof ANSWER_STATES)[number] }}
        toBody={toBody}
        onSubmit={async (values) => {
          await call('POST /admin/inbox/:id/answer', { params: { id: item._id }, body: toBody(values) })
          showToast({ kind: 'success', text: t('sent') })
          setSent(sent + 1)
          router.refresh()
        }}
        onFailure={report}
      >
        <WarnIfChanged />
        <CannedAnswerSelect item={item} language={language} />
        <TextArea name="text" label={t('text')} rows={6} maxLength={MAX_ANSWER[channel]} />
        <StateSelect />
        <SubmitButton isWide={false}>{t('send')}</SubmitButton>
      </Form>
    </Card>
  )
}

/** Inserts a text in the language of the message behind what is written already. */
function CannedAnswerSelect({ item, language }: { item: InboxDetail; language: 'ar' | 'en' }) {
  const t = useTranslations('admin.inbox.answer')
  const id = useId()
  const subject = useSubject()
  const { values, setFieldValue } = useFormikContext<{ text: string }>()
  if (item.answers.length === 0) return null
  const admin = item.admins.find(({ isSelf }) => isSelf)?.name ?? ''
  const insert = (answerId: string) => {
    const answer = item.answers.find(({ _id }) => _id === answerId)
    if (!answer) return
    const text = language === 'ar' ? answer.text_ar : answer.text
    const filled = fillAnswer(text, { name: item.sender ?? '', topic: subject(item), admin })
    setFieldValue('text', values.text ? `${values.text.trimEnd()}\n\n${filled}` : filled)
  }
  return (
    <Field id={id} label={t('insert')}>
      <SelectFrame>
        <select id={id} value="" onChange={(event) => insert(event.target.value)}>
          <option value="">{t('choose')}</option>
          {item.answers.map((one) => (
            <option key={one._id} value={one._id}>
              {language === 'ar' ? one.title_ar : one.title}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}

const LABELS = { closed: 'thenClosed', waiting: 'thenWaiting' } as const

function StateSelect() {
  const t = useTranslations('admin.inbox.answer')
  const id = useId()
  const { values, setFieldValue } = useFormikContext<{ state: string }>()
  return (
    <Field id={id} label={t('after')}>
      <SelectFrame>
        <select id={id} value={values.state} onChange={(event) => setFieldValue('state', event.target.value)}>
          {ANSWER_STATES.map((state) => (
            <option key={state} value={state}>
              {t(LABELS[state])}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}
