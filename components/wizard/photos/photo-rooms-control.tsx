'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { TextInput } from '@/components/ui/input/field'
import type { Control, ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { useControl } from '@/components/wizard/fields/use-control'
import { LANGUAGES, type Language } from '@/lib/domain/account/account'
import type { Draft } from '@/lib/domain/listing/draft'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import type { PhotoRoom } from '@/lib/domain/listing/vocabulary'
import { directionOf } from '@/lib/i18n/direction'

/** What each photo shows, for the grouped gallery of the listing page, and what the vendor says of it. */
export function PhotoRoomsControl({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.photos')
  const { images } = useFormikContext<Draft>().values
  const { value, change, errorAt } = useControl<'photoRooms'>(field)
  const { label, help, option } = useFieldText(field)
  const id = useId()
  const captionLength = fieldsOf(listingType).find(({ kind }) => kind === 'photoCaptions')?.max
  if (images.length === 0) return null
  const choose = (image: string, room: string) =>
    change((now) => {
      const others = now.filter((one) => one.image !== image)
      return room === '' ? others : [...others, { image, room: room as PhotoRoom }]
    })
  return (
    <ControlGroup title={label} hint={help} error={errorAt()}>
      <Rows>
        {images.map((image, index) => (
          <li key={image}>
            <Thumbnail url={image} alt="" />
            <label className="sr-only" htmlFor={`${id}-${index}`}>
              {t('room', { n: index + 1 })}
            </label>
            <SelectFrame>
              <select
                id={`${id}-${index}`}
                value={value.find((one) => one.image === image)?.room ?? ''}
                onChange={(event) => choose(image, event.target.value)}
              >
                <option value="">{t('noRoom')}</option>
                {field.options.map((room) => (
                  <option key={room} value={room}>
                    {option(room)}
                  </option>
                ))}
              </select>
            </SelectFrame>
            <CaptionInputs image={image} n={index + 1} max={captionLength} />
          </li>
        ))}
      </Rows>
    </ControlGroup>
  )
}

/** The captions are typed beside the rooms of the same photos. */
export const PhotoCaptionsControl: Control = () => null

interface CaptionInputsProps {
  image: string
  n: number
  max: number | undefined
}

/** The caption of one photo in both languages, that of the page first. */
function CaptionInputs({ image, n, max }: CaptionInputsProps) {
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
          placeholder={t(language)}
          onChange={(event) => write(language, event.target.value)}
        />
        <ErrorLine id={`caption-${n}-${language}`}>{error}</ErrorLine>
      </Caption>
    )
  })
}

const Caption = styled.div`
  grid-column: 2; display: grid; gap: var(--s-1);
`

const Rows = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: var(--s-3); list-style: none; padding: 0; margin: 0;
  li { display: grid; grid-template-columns: 72px minmax(0, 1fr); align-items: center; align-content: start; gap: var(--s-2) var(--s-3); }
  img { inline-size: 72px; block-size: 48px; object-fit: cover; border-radius: var(--r-sm); }
`
