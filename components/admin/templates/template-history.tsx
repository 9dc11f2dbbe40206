import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import type { TemplateVersionListWire, TemplateWire } from '@/lib/contract/schemas/content/template'
import type { Language } from '@/lib/domain/account/account'
import { partsOf, type TemplateTexts } from '@/lib/domain/content/template'
import { filledIn } from '@/lib/domain/content/template-samples'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

const List = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-xl); }
  ol { list-style: none; padding: 0; border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-4); padding: var(--s-3) var(--s-5); }
  li:nth-child(n + 2) { border-block-start: 1px solid var(--c-line); }
  li > span { display: grid; flex: 1 1 220px; min-inline-size: 0; overflow-wrap: anywhere; }
  small { color: var(--c-ink-3); font-size: var(--fs-sm); }
  nav { display: flex; justify-content: space-between; gap: var(--s-4); }
  nav a { min-block-size: var(--tap); display: grid; align-items: center; text-decoration: underline; text-underline-offset: 4px; }
`

interface TemplateHistoryProps {
  template: TemplateWire
  versions: TemplateVersionListWire
  /** puts the texts of a version into the form */
  onTake: (texts: TemplateTexts) => void
}

/** Every saved version with author and instant; its texts can be put into the form. */
export function TemplateHistory({ template: { name, defaults }, versions, onTake }: TemplateHistoryProps) {
  const t = useTranslations('admin.templates.versions')
  const locale = useLocale()
  const at = (page: number) => `/admin/templates?name=${name}&page=${page}`
  if (versions.total === 0) return null
  return (
    <List aria-labelledby="versions">
      <h2 id="versions">{t('title')}</h2>
      <ol>
        {versions.data.map(({ version, editor, updatedAt, texts }) => (
          <li key={version}>
            <span>
              <strong>{t('one', { version })}</strong>
              <small>
                <bdi>{editor}</bdi> · {formatInstant(updatedAt, locale)}
              </small>
              <small>
                {texts
                  ? partsOf(name)
                      .map((part) =>
                        filledIn(locale as Language, inLanguage(locale, texts[part] ?? { ar: '', en: '' })),
                      )
                      .join(' — ')
                  : t('default')}
              </small>
            </span>
            <Button
              $kind="outline"
              $size="sm"
              aria-label={t('takeNamed', { version })}
              onClick={() => onTake(texts ?? defaults)}
            >
              {t('take')}
            </Button>
          </li>
        ))}
      </ol>
      {versions.total > versions.pageSize ? (
        <nav aria-label={t('pages')}>
          {versions.page > 1 ? <Link href={at(versions.page - 1)}>{t('newer')}</Link> : <span />}
          {versions.page * versions.pageSize < versions.total ? (
            <Link href={at(versions.page + 1)}>{t('older')}</Link>
          ) : null}
        </nav>
      ) : null}
    </List>
  )
}
