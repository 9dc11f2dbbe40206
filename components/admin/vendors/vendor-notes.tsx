'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { NoteForm } from '@/components/admin/note-form'
import { call } from '@/lib/api/call'
import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import { MAX_NOTE, noteBody } from '@/lib/domain/account/vendor'
import { formatInstant } from '@/lib/i18n/dates'

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
  const locale = useLocale()
  const canWrite = useMayWrite('vendors')
  const { vendor, notes } = detail
  return (
    <Parts>
      {canWrite ? (
        <NoteForm
          words="admin.vendors.notes"
          schema={noteBody}
          maxLength={MAX_NOTE}
          send={(text) =>
            call('POST /admin/vendors/:id/notes', { params: { id: vendor._id }, body: { text } })
          }
        />
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
