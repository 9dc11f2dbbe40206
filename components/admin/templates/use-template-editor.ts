import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useVersionedSave } from '@/components/admin/content/versioned-form'
import { useIssueText } from '@/components/forms/use-issue-text'
import { useWarningBeforeLeaving } from '@/components/forms/use-warning-before-leaving'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { TemplateWire } from '@/lib/contract/schemas/content/template'
import type { Language } from '@/lib/domain/account/account'
import { checkTemplate } from '@/lib/domain/content/check-template'
import { type TemplatePart, type TemplateTexts, templateBody } from '@/lib/domain/content/template'
import { validateAgainst } from '@/lib/domain/validate-against'

const IN_BODY = /^texts\./

/** The state of the editor of a template: the typed texts, what is wrong with them, and a conflict with another admin. */
export function useTemplateEditor({ name, version, texts: sent, defaults }: TemplateWire) {
  const t = useTranslations('admin.templates')
  const issueText = useIssueText()
  const { conflict, isSaving, save: send } = useVersionedSave()
  const [texts, setTexts] = useState<TemplateTexts>(sent)
  const isChanged = JSON.stringify(texts) !== JSON.stringify(sent)
  useWarningBeforeLeaving(isChanged && !conflict)
  const body = { version, texts }
  const issues = [
    ...checkTemplate(name, texts, defaults),
    ...validateAgainst(templateBody(name), body).issues,
  ]
  const errors = Object.fromEntries(
    issues.map((one) => [one.path.replace(IN_BODY, ''), issueText(one)] as const),
  )

  function write(part: TemplatePart, language: Language, text: string) {
    const now = texts[part] ?? { ar: '', en: '' }
    setTexts({ ...texts, [part]: { ...now, [language]: text } })
  }

  async function save() {
    if (issues.length > 0) return showToast({ kind: 'error', text: t('wrong') })
    await send(async () => {
      setTexts((await call('PUT /admin/templates/:name', { params: { name }, body })).texts)
      return t('saved')
    })
  }
  const reset = () =>
    send(async () => {
      const saved = await call('POST /admin/templates/:name/reset', { params: { name }, body: { version } })
      setTexts(saved.texts)
      return t('wasReset')
    })
  return { texts, errors, conflict, isSaving, isChanged, write, setTexts, save, reset }
}
