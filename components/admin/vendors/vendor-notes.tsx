'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { useFailureText } from '@/components/forms/use-issue-text'
import { WarnIfChanged } from '@/components/forms/warn-if-changed'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { MAX_NOTE, noteBody, type VendorDetailWire } from '@/lib/domain/account/vendor'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'

const Parts = styled.div`
  display: grid; gap: var(--s-5);
  form { display: grid; gap: var(--s-3); }
  form button { justify-self: start; }
  ol { display: grid; gap: var(--s-3); list-style: none; margin: 0; padding: 0; }
  li { padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); overflow-wrap: anywhere; white-space: pre-line; }
  li p:last-child { font-size: var(--fs-xs); color: var(--c-ink-3); }
`

/** Internal notes, newest first. */
export function VendorNotes({ detail }: { detail: VendorDetailWire }) {
  const t = useTranslations('admin.vendors.notes')
  const failureText = useFailureText()
  const router = useRouter()
  const locale = useLocale()
  const canWrite = useMayWrite('vendors')
  const [added, setAdded] = useState(0)
  const { vendor, notes } = detail
  return (
    <Parts>
      {canWrite ? (
        <Form
          key={added}
          label={t('text')}
          schema={noteBody}
          initialValues={{ text: '' }}
          toBody={({ text }) => ({ text: text.trim() })}
          onSubmit={async ({ text }) => {
            await call('POST /admin/vendors/:id/notes', {
              params: { id: vendor._id },
              body: { text: text.trim() },
            })
            showToast({ kind: 'success', text: t('added') })
            setAdded(added + 1)
            router.refresh()
          }}
          onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
        >
          <WarnIfChanged />
          <TextArea name="text" label={t('text')} help={t('help')} rows={2} maxLength={MAX_NOTE} />
          <SubmitButton isWide={false}>{t('add')}</SubmitButton>
        </Form>
      ) : null}
      {notes.length === 0 ? <p>{t('none')}</p> : null}
      <ol>
        {notes.map(({ _id, text, author, createdAt }) => (
          <li key={_id}>
            <p dir="auto">{text}</p>
            <p>
              <bdi>{author}</bdi> · {formatInstant(createdAt, locale)}
            </p>
          </li>
        ))}
      </ol>
    </Parts>
  )
}
