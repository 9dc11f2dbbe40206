'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { TextInput } from '@/components/ui/input/field'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { useControl } from '@/components/wizard/fields/use-control'
import { LANGUAGES, type Language } from '@/lib/domain/account/account'
import { directionOf } from '@/lib/i18n/direction'

interface CaptionInputsProps {
  image: string
  n: number
  max: number | undefined
}

/** The caption of one photo in both languages, that of the page first. */
export function CaptionInputs({ image, n, max }: CaptionInputsProps) {
  const t = useTranslations('wizard.photos.caption')
  const locale = useLocale()
  const { value, change, errorAt } = useControl<'photoCaptions'>({ path: 'photoCaptions' })
  const at = value.findIndex((one) => one.image === image)
  const caption = value[at] ?? { image, en: '', ar: '' }
  const write = (language: Language, text: string) =>
    change((now) => {
      const others = now.filter((one) => one.image !== image)
      const written = { ...(now.find((one) => one.image === image) ?? caption), [language]: text }
      return written.en + written.ar === '' ? others : [...others, written]
    })
  return LANGUAGES.toSorted((one) => (one === locale ? -1 : 1)).map((language) => {
    const errorId = `caption-${n}-${language}`
    const error = at < 0 ? undefined : errorAt(`${at}.${language}`)
    return (
      <Caption key={language}>
        <TextInput
          name={`photoCaptions.${at < 0 ? value.length : at}.${language}`}
          lang={language}
          dir={directionOf(language)}
          value={caption[language]}
          maxLength={max}
          aria-label={t(`label.${language}`, { n })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={t(language)}
          onChange={(event) => write(language, event.target.value)}
        />
        <ErrorLine id={errorId}>{error}</ErrorLine>
      </Caption>
    )
  })
}

const Caption = styled.div`
  grid-column: 2; display: grid; gap: var(--s-1);
`
