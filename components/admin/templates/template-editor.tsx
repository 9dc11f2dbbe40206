'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { BackLink } from '@/components/admin/back-link'
import { LanguageColumns, VersionedForm } from '@/components/admin/content/versioned-form'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import type { TemplateVersionListWire, TemplateWire } from '@/lib/contract/schemas/content/template'
import { LANGUAGES } from '@/lib/domain/account/account'
import { knownVariables } from '@/lib/domain/content/check-template'
import { isCounted } from '@/lib/domain/content/template-samples'
import { TemplateFields } from './template-fields'
import { TemplateHistory } from './template-history'
import { PluralHelp, TemplateVariables } from './template-variables'
import { useTemplateEditor } from './use-template-editor'

const Row = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3);
`

interface TemplateEditorProps {
  template: TemplateWire
  versions: TemplateVersionListWire
}

/** Both languages of a template side by side, each with its preview. A failed save keeps the typed texts. */
export function TemplateEditor({ template, versions }: TemplateEditorProps) {
  const t = useTranslations('admin.templates')
  const editor = useTemplateEditor(template)
  const { name, defaults, texts: sent } = template
  const isOwn = JSON.stringify(sent) !== JSON.stringify(defaults)
  const heading = t(`names.${name}`)
  const variables = knownVariables(name, defaults)
  return (
    <PageFrame $wide>
      <BackLink href="/admin/templates">{t('back')}</BackLink>
      <h1>{heading}</h1>
      <VersionedForm words="admin.templates" label={heading} conflict={editor.conflict} onSave={editor.save}>
        <TemplateVariables names={variables} />
        {variables.some(isCounted) ? <PluralHelp /> : null}
        <LanguageColumns>
          {LANGUAGES.map((language) => (
            <TemplateFields
              key={language}
              template={template}
              language={language}
              texts={editor.texts}
              errors={editor.errors}
              onChange={(part, text) => editor.write(part, language, text)}
            />
          ))}
        </LanguageColumns>
        <IfMayWrite area="content">
          <Row>
            <Button type="submit" disabled={editor.isSaving || !editor.isChanged} aria-busy={editor.isSaving}>
              {t('save')}
            </Button>
            {isOwn ? (
              <Button $kind="outline" disabled={editor.isSaving} onClick={editor.reset}>
                {t('reset')}
              </Button>
            ) : null}
            <span role="status">{editor.isChanged ? t('unsaved') : ''}</span>
          </Row>
        </IfMayWrite>
      </VersionedForm>
      <TemplateHistory template={template} versions={versions} onTake={editor.setTexts} />
    </PageFrame>
  )
}
