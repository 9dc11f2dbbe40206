import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { NoteForm } from '@/components/admin/note-form'
import { call } from '@/lib/api/call'
import type { InboxDetail } from '@/lib/contract/schemas/inbox/inbox'
import { inboxNoteBody, MAX_INBOX_NOTE } from '@/lib/domain/inbox/inbox'
import { formatInstant } from '@/lib/i18n/dates'
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
      {canWrite ? (
        <NoteForm
          words="admin.inbox.notes"
          schema={inboxNoteBody}
          maxLength={MAX_INBOX_NOTE}
          send={(text) => call('POST /admin/inbox/:id/notes', { params: { id: item._id }, body: { text } })}
        />
      ) : null}
    </Card>
  )
}
