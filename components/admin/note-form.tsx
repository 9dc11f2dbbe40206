import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Schema } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { WarnIfChanged } from '@/components/forms/warn-if-changed'
import { showToast } from '@/components/ui/toast/show-toast'
import { useRouter } from '@/lib/i18n/navigation'

interface NoteFormProps {
  words: 'admin.inbox.notes' | 'admin.vendors.notes'
  schema: Schema<unknown>
  maxLength: number
  send: (text: string) => Promise<unknown>
}

/** Adds an internal note; a refusal keeps what was written. */
export function NoteForm({ words, schema, maxLength, send }: NoteFormProps) {
  const t = useTranslations(words)
  const router = useRouter()
  const [added, setAdded] = useState(0)
  return (
    <Form
      key={added}
      label={t('text')}
      schema={schema}
      initialValues={{ text: '' }}
      toBody={({ text }) => ({ text: text.trim() })}
      onSubmit={async ({ text }) => {
        await send(text.trim())
        showToast({ kind: 'success', text: t('added') })
        setAdded(added + 1)
        router.refresh()
      }}
    >
      <WarnIfChanged />
      <TextArea name="text" label={t('text')} help={t('help')} rows={2} maxLength={maxLength} />
      <SubmitButton isWide={false}>{t('add')}</SubmitButton>
    </Form>
  )
}
