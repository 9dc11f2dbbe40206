'use client'

import { getIn, useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Field } from '@/lib/domain/listing/fields/field'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { controlOf } from './controls'
import { useCorrections, WithCorrection } from './corrections'
import { ProposeEnglish } from './propose-english'

/** Side by side on wide screens; on phones one at a time, with tabs. */
const Frame = styled.div`
  display: grid; gap: var(--s-5);
  @media (min-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Tabs = styled.div`
  display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: var(--s-1); padding: var(--s-1); border-radius: var(--r-md); background: var(--c-sunk);
  button { position: relative; display: flex; align-items: center; justify-content: center; gap: var(--s-2); min-block-size: var(--tap); border-radius: var(--r-sm); font-weight: var(--fw-medium); font-size: var(--fs-sm); }
  button[aria-selected='true'] { background: var(--c-raised); color: var(--c-primary); box-shadow: var(--e-1); }
  @media (min-width: 960px) { display: none; }
`

const Dot = styled.span`
  inline-size: 8px; block-size: 8px; border-radius: var(--r-full); background: var(--c-accent);
`

const LanguagePanel = styled.div`
  display: grid; gap: var(--s-5); align-content: start; min-inline-size: 0;
  @media (max-width: 959px) { &:not([data-shown]) { display: none; } }
`

const LANGUAGES = ['ar', 'en'] as const
type Language = (typeof LANGUAGES)[number]

interface LanguagesGroupProps {
  fields: readonly Field[]
  listingType: ListingTypeVariant
}

/** The same texts in both languages, that of the page first. */
export function LanguagesGroup({ fields, listingType }: LanguagesGroupProps) {
  const { values, errors } = useFormikContext<Draft>()
  const locale = useLocale()
  const id = useId()
  const order = locale === 'ar' ? LANGUAGES : LANGUAGES.toReversed()
  const corrections = useCorrections()
  const partsOf = (language: Language) => fields.filter(({ path }) => path.endsWith(`.${language}`))
  const isToCorrect = (language: Language) =>
    partsOf(language).some(({ path }) => corrections.some((one) => one.path === path))
  const [shown, setShown] = useState<Language>(() => order.find(isToCorrect) ?? order[0] ?? 'ar')
  const wrong = order.find((language) => partsOf(language).some(({ path }) => path in errors))
  useEffect(() => {
    if (wrong) setShown(wrong)
  }, [wrong])
  const isIncomplete = (language: Language) =>
    partsOf(language).some(({ path }) => String(getIn(values, path) ?? '').trim() === '')
  return (
    <Frame>
      <LanguageTabs id={id} order={order} shown={shown} isIncomplete={isIncomplete} onShow={setShown} />
      {order.map((language) => (
        <LanguagePanel
          key={language}
          id={`${id}-${language}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${language}`}
          data-shown={language === shown || undefined}
        >
          {partsOf(language).map((field) => {
            const Control = controlOf(field)
            return (
              <WithCorrection key={field.path} path={field.path}>
                <Control field={field} listingType={listingType} />
                {language === 'en' ? <ProposeEnglish field={field} /> : null}
              </WithCorrection>
            )
          })}
        </LanguagePanel>
      ))}
    </Frame>
  )
}

interface LanguageTabsProps {
  id: string
  order: readonly Language[]
  shown: Language
  isIncomplete: (language: Language) => boolean
  onShow: (language: Language) => void
}

/** Tabs (APG); a dot, and a text for screen readers, marks a language with missing texts. */
function LanguageTabs({ id, order, shown, isIncomplete, onShow }: LanguageTabsProps) {
  const t = useTranslations('wizard.languages')
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = order.find((language) => language !== shown)
    if (!other) return
    onShow(other)
    row.current?.querySelector<HTMLButtonElement>(`[id$='tab-${other}']`)?.focus()
  }
  return (
    <Tabs ref={row} role="tablist" aria-label={t('label')}>
      {order.map((language) => (
        <button
          key={language}
          id={`${id}-tab-${language}`}
          type="button"
          role="tab"
          aria-selected={language === shown}
          aria-controls={`${id}-${language}`}
          tabIndex={language === shown ? 0 : -1}
          onClick={() => onShow(language)}
          onKeyDown={move}
        >
          {t(language)}
          {isIncomplete(language) ? (
            <>
              <Dot aria-hidden="true" />
              <span className="sr-only">{t('incomplete')}</span>
            </>
          ) : null}
        </button>
      ))}
    </Tabs>
  )
}
