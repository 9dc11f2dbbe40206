import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText, useIssueText } from '@/components/forms/use-issue-text'
import { useWarningBeforeLeaving } from '@/components/forms/use-warning-before-leaving'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/http'
import type { Language } from '@/lib/domain/account/account'
import {
  type ContentPageWire,
  contentPageBody,
  type PageTextInLanguage,
} from '@/lib/domain/content-pages/content-page'
import { validateAgainst } from '@/lib/domain/validate-against'
import { useRouter } from '@/lib/i18n/navigation'

/** By value: a live refresh of the page brings the same texts anew. */
const isSame = (one: PageTextInLanguage, other: PageTextInLanguage) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The state of the page editor: both texts, their errors, and a conflict with another editor. */
export function usePageEditor({ name, version, ar, en }: ContentPageWire) {
  const t = useTranslations('admin.pages')
  const issueText = useIssueText()
  const failureText = useFailureText()
  const router = useRouter()
  const [texts, setTexts] = useState<Record<Language, PageTextInLanguage>>({ ar, en })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isChanged = !isSame(texts.ar, ar) || !isSame(texts.en, en)
  useWarningBeforeLeaving(isChanged)

  function write(language: Language, change: Partial<PageTextInLanguage>) {
    setTexts((before) => ({ ...before, [language]: { ...before[language], ...change } }))
    setErrors({})
  }

  async function save() {
    const body = { version, ...texts }
    const { issues } = validateAgainst(contentPageBody, body)
    setErrors(Object.fromEntries(issues.map((issue) => [issue.path, issueText(issue)]).reverse()))
    if (issues.length > 0) return showToast({ kind: 'error', text: t('wrong') })
    setSaving(true)
    try {
      const saved = await call('PUT /admin/pages/:name', { params: { name }, body })
      showToast({ kind: 'success', text: t('saved', { version: saved.version }) })
      router.refresh()
    } catch (failure) {
      const isConflict = failure instanceof ApiError && failure.code === 'changed_meanwhile'
      if (isConflict) setConflict(failureText(failure))
      else showToast({ kind: 'error', text: failureText(failure) })
    }
    setSaving(false)
  }
  return { texts, errors, conflict, isSaving, isChanged, write, save }
}
