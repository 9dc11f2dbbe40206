'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import type { Control, ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import type { Draft } from '@/lib/domain/listing/draft'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import type { PhotoRoom } from '@/lib/domain/listing/vocabulary'
import { CaptionInputs } from './caption-inputs'

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

const Rows = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: var(--s-3); list-style: none; padding: 0; margin: 0;
  li { display: grid; grid-template-columns: 72px minmax(0, 1fr); align-items: center; align-content: start; gap: var(--s-2) var(--s-3); }
  img { inline-size: 72px; block-size: 48px; object-fit: cover; border-radius: var(--r-sm); }
`
