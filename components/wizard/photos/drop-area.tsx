'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { PICTURE_TYPES } from '@/lib/domain/upload'
import { Drop, Hint, IconBox, IntroText, Way, Ways } from './photo-style'

interface DropAreaProps {
  /** the path of the field: an error focuses the button */
  name: string
  describedBy: string
  isWrong: boolean
  onFiles: (files: File[]) => void
}

/** Adds files by drop, by the file chooser, or from a phone's camera. */
export function DropArea({ name, describedBy, isWrong, onFiles }: DropAreaProps) {
  const t = useTranslations('wizard.photos')
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Drop
      data-over={isOver || undefined}
      data-wrong={isWrong || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconBox>
        <Icon name="photo" size={28} />
      </IconBox>
      <IntroText>{t('drop')}</IntroText>
      <Ways>
        <AddButton icon="plus" label={t('choose')} {...{ name, describedBy, isWrong, onFiles }} />
        <AddButton
          icon="camera"
          label={t('camera')}
          capture="environment"
          {...{ describedBy, isWrong, onFiles }}
        />
      </Ways>
      <Hint>{t('types')}</Hint>
    </Drop>
  )
}

interface AddButtonProps extends Omit<DropAreaProps, 'name'> {
  name?: string
  icon: IconName
  label: string
  capture?: 'environment'
}

function AddButton({ name, icon, label, describedBy, isWrong, capture, onFiles }: AddButtonProps) {
  return (
    <Way data-camera={capture ? true : undefined}>
      <Icon name={icon} size={18} />
      {label}
      <input
        name={name}
        type="file"
        className="sr-only"
        accept={PICTURE_TYPES.join(',')}
        capture={capture}
        multiple={!capture}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          onFiles(files)
        }}
      />
    </Way>
  )
}
