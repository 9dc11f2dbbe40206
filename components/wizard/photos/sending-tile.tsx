'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { Button, IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ErrorLine } from '@/components/wizard/error-line'
import { type Sending, TWICE } from './photo-uploads'

interface SendingTileProps {
  one: Sending
  onRetry: () => void
  onDismiss: () => void
}

/** A chosen file on its way: how much has been sent, or why it did not arrive and what to do about it. */
export function SendingTile({ one, onRetry, onDismiss }: SendingTileProps) {
  const t = useTranslations('wizard.photos')
  const issues = useTranslations('issues')
  const failureText = useFailureText()
  const id = useId()
  const { file, preview, part, failure } = one
  const isTwice = failure === TWICE
  return (
    <li className="sending" aria-describedby={failure ? `${id}-error` : undefined}>
      <div className="frame">
        {/* biome-ignore lint/performance/noImgElement: the chosen file itself */}
        <img src={preview} alt="" />
        {failure === null ? (
          <progress max={1} value={part} aria-label={t('progress', { name: file.name })} />
        ) : null}
      </div>
      {failure === null ? (
        <bdi className="state">{t('sending', { percent: Math.round(part * 100) })}</bdi>
      ) : (
        <ErrorLine id={`${id}-error`}>{isTwice ? issues('image_twice') : failureText(failure)}</ErrorLine>
      )}
      <div className="tools">
        {failure === null || isTwice ? null : (
          <Button type="button" $kind="soft" $size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <IconButton type="button" aria-label={t('dismiss', { name: file.name })} onClick={onDismiss}>
          <Icon name="close" size={18} />
        </IconButton>
      </div>
    </li>
  )
}
