'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { BackLink } from '@/components/admin/back-link'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { LANGUAGES } from '@/lib/domain/account/account'
import { knownVariables } from '@/lib/domain/content/check-template'
import type { TemplateVersionListWire, TemplateWire } from '@/lib/domain/content/template'
import { isCounted } from '@/lib/domain/content/template-samples'
import { TemplateFields } from './template-fields'
import { TemplateHistory } from './template-history'
import { PluralHelp, TemplateVariables } from './template-variables'
import { useTemplateEditor } from './use-template-editor'

const Sheet = styled.form`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr);
`

const Languages = styled.div`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const Conflict = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-warn-soft); color: var(--c-warn);
`

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
      <Sheet
        aria-label={heading}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void editor.save()
        }}
      >
        {editor.conflict ? (
          <Conflict role="alert">
            {editor.conflict}
            <Button type="button" $kind="outline" $size="sm" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          </Conflict>
        ) : null}
        <TemplateVariables names={variables} />
        {variables.some(isCounted) ? <PluralHelp /> : null}
        <Languages>
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
        </Languages>
        <IfMayWrite area="content">
          <Row>
            <Button type="submit" disabled={editor.isSaving || !editor.isChanged} aria-busy={editor.isSaving}>
              {t('save')}
            </Button>
            {isOwn ? (
              <Button type="button" $kind="outline" disabled={editor.isSaving} onClick={editor.reset}>
                {t('reset')}
              </Button>
            ) : null}
            <span role="status">{editor.isChanged ? t('unsaved') : ''}</span>
          </Row>
        </IfMayWrite>
      </Sheet>
      <TemplateHistory template={template} versions={versions} onTake={editor.setTexts} />
    </PageFrame>
  )
}
