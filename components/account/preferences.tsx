'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { deviceStorage, rememberLanguage } from '@/components/shared/browser-storage'
import { call } from '@/lib/api/call'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import { THEME_KEY } from '@/lib/theme-script'
import { Row } from './editable-row'
import { PartCard } from './profile-frame'

const LANGUAGES = ['ar', 'en'] as const
type Language = (typeof LANGUAGES)[number]
const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const Choice = styled.fieldset`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3);
  legend { float: inline-start; font-weight: var(--fw-medium); }
  label { position: relative; display: grid; place-items: center; min-block-size: var(--ctl-sm); padding-inline: var(--s-4); border-radius: var(--r-full); font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2); cursor: pointer; }
  label:has(:checked) { background: var(--c-raised); color: var(--c-ink); box-shadow: var(--e-1); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 1px; }
`

const Options = styled.div`
  display: flex; padding: 3px; border-radius: var(--r-full); background: var(--c-sunk);
`

/** Language and theme, stored in this browser; the language also sets the language of notifications. */
export function Preferences() {
  const t = useTranslations('profile')
  const locale = useLocale()
  const pathname = usePathname()
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(storedTheme()), [])

  async function changeLanguage(language: Language) {
    rememberLanguage(language)
    await call('PUT /user/profile', { body: { language } }).catch(() => undefined)
    window.location.assign(getPathname({ locale: language, href: pathname }))
  }
  function changeTheme(next: Theme) {
    setTheme(next)
    if (next === 'system') deviceStorage.remove(THEME_KEY)
    else deviceStorage.write(THEME_KEY, next)
    const isDark =
      next === 'dark' || (next === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  return (
    <PartCard>
      <Choices name={t('language')} options={LANGUAGES} chosen={locale} onChoose={changeLanguage} />
      <Choices name={t('theme')} options={THEMES} chosen={theme} onChoose={changeTheme} />
    </PartCard>
  )
}

function storedTheme(): Theme {
  const stored = deviceStorage.read(THEME_KEY)
  return THEMES.find((one) => one === stored) ?? 'system'
}

interface ChoicesProps<Option extends string> {
  name: string
  options: readonly Option[]
  chosen: string
  onChoose: (option: Option) => void
}

function Choices<Option extends string>({ name, options, chosen, onChoose }: ChoicesProps<Option>) {
  const t = useTranslations('profile')
  const group = useId()
  return (
    <Row>
      <Choice>
        <legend>{name}</legend>
        <Options>
          {options.map((option) => (
            <label key={option}>
              <input
                type="radio"
                className="sr-only"
                name={group}
                checked={option === chosen}
                onChange={() => onChoose(option)}
              />
              {t(`options.${option as Language | Theme}`)}
            </label>
          ))}
        </Options>
      </Choice>
    </Row>
  )
}
