'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { hasCode } from '@/lib/api/http'
import { useRouter } from '@/lib/i18n/navigation'

const Sheet = styled.form`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr);
`

const Conflict = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-warn-soft); color: var(--c-warn);
`

/** Both languages side by side where there is room. */
export const LanguageColumns = styled.div`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

interface VersionedFormProps {
  label: string
  /** says that another admin saved meanwhile */
  conflict: string | null
  onSave: () => Promise<unknown>
  /** whose word for loading the newer version is shown */
  words: 'admin.pages' | 'admin.templates'
  children: ReactNode
}

/** The form of a text of which each save is a version. */
export function VersionedForm({ label, conflict, onSave, words, children }: VersionedFormProps) {
  const t = useTranslations(words)
  return (
    <Sheet
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      {conflict ? (
        <Conflict role="alert">
          {conflict}
          <Button $kind="outline" $size="sm" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        </Conflict>
      ) : null}
      {children}
    </Sheet>
  )
}

/** Saves a version and says so; what was typed stays on a failure, and a newer version of another admin is a conflict. */
export function useVersionedSave() {
  const failureText = useFailureText()
  const router = useRouter()
  const [conflict, setConflict] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  /** `send` resolves to the sentence that says what is done */
  async function save(send: () => Promise<string>) {
    setSaving(true)
    try {
      showToast({ kind: 'success', text: await send() })
      router.refresh()
    } catch (failure) {
      const isConflict = hasCode(failure, 'changed_meanwhile')
      if (isConflict) setConflict(failureText(failure))
      else showToast({ kind: 'error', text: failureText(failure) })
    }
    setSaving(false)
  }
  return { conflict, isSaving, save }
}
