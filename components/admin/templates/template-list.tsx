'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Badge } from '@/components/ui/badge'
import { Field, TextInput } from '@/components/ui/input/field'
import type { TemplateListWire } from '@/lib/contract/schemas/content/template'
import type { Language } from '@/lib/domain/account/account'
import { TEMPLATE_GROUPS, templateGroup } from '@/lib/domain/content/template'
import { filledIn } from '@/lib/domain/content/template-samples'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

const Group = styled.section`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-xl); }
  ul { list-style: none; padding: 0; border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); }
  li:nth-child(n + 2) { border-block-start: 1px solid var(--c-line); }
  a { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-1) var(--s-4); min-block-size: var(--tap); padding: var(--s-3) var(--s-5); }
  a > span { display: grid; flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; }
  strong { font-weight: var(--fw-semibold); }
  small { color: var(--c-ink-3); font-size: var(--fs-sm); }
`

/** Every text that Diyar sends by itself, in groups; each opens its editor. */
export function TemplateList({ list }: { list: TemplateListWire }) {
  const t = useTranslations('admin.templates')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const rows = list.data.map((row) => {
    const text = inLanguage(locale, row.heading)
    return { ...row, label: t(`names.${row.name}`), detail: filledIn(locale as Language, text) }
  })
  const found = rows.filter(({ label, detail }) =>
    normaliseArabic(`${label} ${detail}`).includes(normaliseArabic(typed)),
  )
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Field id="template-search" label={t('search')}>
        <TextInput
          id="template-search"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {found.length === 0 ? <p role="status">{t('nothing')}</p> : null}
      {TEMPLATE_GROUPS.map((group) => {
        const inGroup = found.filter(({ name }) => templateGroup(name) === group)
        return inGroup.length === 0 ? null : (
          <Group key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{t(`groups.${group}`)}</h2>
            <ul>
              {inGroup.map(({ name, label, detail, isOwn }) => (
                <li key={name}>
                  <Link href={`/admin/templates?name=${name}`} prefetch={false}>
                    <span>
                      <strong>{label}</strong>
                      <small>
                        <bdi>{detail}</bdi>
                      </small>
                    </span>
                    {isOwn ? <Badge $tone="ok">{t('own')}</Badge> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </Group>
        )
      })}
    </PageFrame>
  )
}
