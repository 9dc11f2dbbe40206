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
import { type InboxDetail, inboxNoteBody, MAX_INBOX_NOTE } from '@/lib/domain/inbox/inbox'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { Card } from './card'

const Events = styled.ol`
  display: grid; gap: var(--s-3); list-style: none; margin: 0; padding: 0;
  li { display: grid; gap: var(--s-2); padding-block-end: var(--s-3); border-block-end: 1px solid var(--c-line); }
  li:last-child { border-block-end: 0; padding-block-end: 0; }
`

/** What happened to an item, oldest first, with answers and notes; below it the next note. */
export function InboxHistory({ item }: { item: InboxDetail }) {
  const t = useTranslations('admin.inbox.history')
  const locale = useLocale()
  const canWrite = useMayWrite('inbox')
  return (
    <Card aria-labelledby="history">
      <h2 id="history">{t('title')}</h2>
      {item.events.length === 0 ? <p>{t('none')}</p> : null}
      <Events>
        {item.events.map(({ _id, event, author, assignee, text, createdAt }) => (
          <li key={_id}>
            <span>{t(`events.${event}`, { assignee: assignee ?? '' })}</span>
            {text ? <blockquote dir="auto">{text}</blockquote> : null}
            <small>
              <bdi>{author ?? t('system')}</bdi> · {formatInstant(createdAt, locale)}
            </small>
          </li>
        ))}
      </Events>
      {canWrite ? <NoteForm id={item._id} /> : null}
    </Card>
  )
}

function NoteForm({ id }: { id: string }) {
  const t = useTranslations('admin.inbox.notes')
  const failureText = useFailureText()
  const router = useRouter()
  const [added, setAdded] = useState(0)
  return (
    <Form
      key={added}
      label={t('text')}
      schema={inboxNoteBody}
      initialValues={{ text: '' }}
      toBody={({ text }) => ({ text: text.trim() })}
      onSubmit={async ({ text }) => {
        await call('POST /admin/inbox/:id/notes', { params: { id }, body: { text: text.trim() } })
        showToast({ kind: 'success', text: t('added') })
        setAdded(added + 1)
        router.refresh()
      }}
      onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
    >
      <WarnIfChanged />
      <TextArea name="text" label={t('text')} help={t('help')} rows={2} maxLength={MAX_INBOX_NOTE} />
      <SubmitButton isWide={false}>{t('add')}</SubmitButton>
    </Form>
  )
}
