'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { Button, IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { useControl } from '@/components/wizard/fields/use-control'
import type { DraftRoom } from '@/lib/domain/listing/draft'
import { MAX_ROOMS } from '@/lib/domain/listing/fields/property-codecs'
import { CountInput } from './count-input'

const Room = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-3) var(--s-5); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-sub);
  @media (max-width: 480px) { grid-template-columns: 1fr; }
`

const RoomBox = styled.div`
  grid-column: 1 / -1; display: flex; align-items: center; justify-content: space-between; font-weight: var(--fw-medium);
`

const Part = styled.div`
  display: grid; gap: var(--s-1); align-content: start; font-size: var(--fs-sm);
`

const PARTS = [
  { part: 'beds', min: 1 },
  { part: 'bathrooms', min: 0 },
] as const

const MAX_PARTS = 50
const NEW_ROOM: DraftRoom = { beds: 1, bathrooms: 1 }

/** Each room with its beds and bathrooms. */
export function RoomsControl({ field }: ControlProps) {
  const t = useTranslations('wizard')
  const { value, change, errorAt } = useControl<'rooms'>(field)
  const { label, help } = useFieldText(field)
  const id = useId()
  const rooms = value ?? []
  const set = (i: number, part: keyof DraftRoom, count: number | null) =>
    change((now) => now.map((room, j) => (j === i ? { ...room, [part]: count } : room)))
  return (
    <ControlGroup title={label} hint={help} error={errorAt()}>
      {rooms.map((room, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity but their index
        <Room key={i}>
          <RoomBox>
            {t('room', { n: i + 1 })}
            <IconButton
              aria-label={t('removeRoom', { n: i + 1 })}
              onClick={() => change((now) => now.filter((_, j) => j !== i))}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </RoomBox>
          {PARTS.map(({ part, min }) => {
            const path = `${i}.${part}`
            const error = errorAt(path)
            return (
              <Part key={part}>
                <label htmlFor={`${id}-${path}`}>{t(`roomParts.${part}`)}</label>
                <CountInput
                  id={`${id}-${path}`}
                  label={t(`roomParts.${part}`)}
                  name={`${field.path}.${path}`}
                  value={room[part]}
                  min={min}
                  max={MAX_PARTS}
                  isWrong={error !== undefined}
                  describedBy={error ? `${id}-${path}-error` : undefined}
                  onChange={(count) => set(i, part, count)}
                />
                <ErrorLine id={`${id}-${path}-error`}>{error}</ErrorLine>
              </Part>
            )
          })}
        </Room>
      ))}
      {rooms.length < MAX_ROOMS ? (
        <div>
          <Button
            name={field.path}
            $kind="outline"
            $size="sm"
            onClick={() => change((now) => [...now, NEW_ROOM])}
          >
            <Icon name="plus" size={16} /> {t('addRoom')}
          </Button>
        </div>
      ) : null}
    </ControlGroup>
  )
}
