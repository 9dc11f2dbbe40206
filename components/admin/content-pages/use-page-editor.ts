import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useVersionedSave } from '@/components/admin/content/versioned-form'
import { useIssueText } from '@/components/forms/use-issue-text'
import { useWarningBeforeLeaving } from '@/components/forms/use-warning-before-leaving'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import type { Language } from '@/lib/domain/account/account'
import { contentPageBody, type PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import { validateAgainst } from '@/lib/domain/validate-against'

/** By value: a live refresh of the page brings the same texts anew. */
const isSame = (one: PageTextInLanguage, other: PageTextInLanguage) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The state of the page editor: both texts, their errors, and a conflict with another editor. */
export function usePageEditor({ name, version, ar, en }: ContentPageWire) {
  const t = useTranslations('admin.pages')
  const issueText = useIssueText()
  const { conflict, isSaving, save: send } = useVersionedSave()
  const [texts, setTexts] = useState<Record<Language, PageTextInLanguage>>({ ar, en })
  const [errors, setErrors] = useState<Record<string, string>>({})
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
    await send(async () => {
      const saved = await call('PUT /admin/pages/:name', { params: { name }, body })
      return t('saved', { version: saved.version })
    })
  }
  return { texts, errors, conflict, isSaving, isChanged, write, save }
}
