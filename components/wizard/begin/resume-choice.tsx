'use client'

import { useLocale, useNow, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { screensOf } from '@/components/wizard/wizard-steps'
import { formatAgo } from '@/lib/i18n/relative-time'
import type { Unfinished } from './unfinished-drafts'

const List = styled.ul`
  display: grid; gap: var(--s-3); margin-block: var(--s-4) var(--s-5);
  li { display: flex; align-items: center; gap: var(--s-2); }
`

const DraftButton = styled.button`
  flex: 1; min-inline-size: 0; display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 0 var(--s-4); align-items: center; padding: var(--s-2); text-align: start;
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line-strong); transition: background var(--t-1) var(--ease);
  &:hover { background: var(--c-primary-soft); box-shadow: inset 0 0 0 1.5px var(--c-primary); }
  > svg { grid-column: 3; grid-row: 1 / 3; }
`

const IconBox = styled.span`
  grid-row: span 2; inline-size: 72px; block-size: 60px; display: grid; place-items: center; border-radius: var(--r-md); background: var(--c-sunk); color: var(--c-primary); overflow: hidden;
  img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`

const Name = styled.bdi`
  align-self: end; font-weight: var(--fw-semibold); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
`

const TimeText = styled.span`
  grid-column: 2; grid-row: 2; align-self: start; font-size: var(--fs-xs); color: var(--c-ink-3);
`

interface ResumeChoiceProps {
  choices: readonly Unfinished[]
  onContinue: (one: Unfinished) => void
  onRemove: (one: Unfinished) => Promise<void>
  onNew: () => void
  onClose: () => void
}

/** "Continue your listing?": the drafts, newest first, or a new listing. */
export function ResumeChoice({ choices, onContinue, onRemove, onNew, onClose }: ResumeChoiceProps) {
  const t = useTranslations('wizard.resume')
  const w = useTranslations('wizard')
  const [requested, setRequested] = useState<string | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const remove = (one: Unfinished) => {
    setRemoving(true)
    void onRemove(one).finally(() => {
      setRemoving(false)
      setRequested(null)
    })
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={w('close')}>
      <p>{t('text')}</p>
      <List>
        {choices.map((one) => (
          <li key={one.key}>
            {requested === one.key ? (
              <RemoveQuestion isBusy={isRemoving} onYes={() => remove(one)} onNo={() => setRequested(null)} />
            ) : (
              <>
                <DraftChoice one={one} onContinue={() => onContinue(one)} />
                <IconButton aria-label={t('remove')} onClick={() => setRequested(one.key)}>
                  <Icon name="trash" size={18} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </List>
      <Button $kind="outline" $wide onClick={onNew}>
        <Icon name="plus" size={18} /> {t('new')}
      </Button>
    </Dialog>
  )
}

function DraftChoice({ one, onContinue }: { one: Unfinished; onContinue: () => void }) {
  const t = useTranslations('wizard')
  const types = useTranslations('vocabulary.typeOne')
  const locale = useLocale()
  const now = useNow()
  const [mine, other] = locale === 'ar' ? [one.name_ar, one.name] : [one.name, one.name_ar]
  const screens = screensOf({ isEdit: false, isRoomType: false })
  const ago = formatAgo(one.updatedAt, now, locale)
  return (
    <DraftButton type="button" onClick={onContinue}>
      <IconBox>{one.image ? <Thumbnail url={one.image} alt="" /> : <Icon name="home" size={24} />}</IconBox>
      <Name>{mine || other || types(one.type)}</Name>
      <TimeText>
        {t('resume.where', {
          n: Math.max(screens.indexOf(one.step), 0) + 1,
          of: screens.length,
          step: t(`steps.${one.step}.title`),
        })}
        {' · '}
        {one.here ? t('resume.unsent', { ago }) : ago}
      </TimeText>
      <Icon name="chevron" size={18} flip />
    </DraftButton>
  )
}

const Question = styled.div`
  flex: 1; display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2); min-block-size: 76px; padding: var(--s-3); border-radius: var(--r-lg); background: var(--c-err-soft);
  p { flex: 1 1 20ch; font-size: var(--fs-sm); }
`

interface RemoveQuestionProps {
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks in place of the draft before it is deleted. */
function RemoveQuestion({ isBusy, onYes, onNo }: RemoveQuestionProps) {
  const t = useTranslations('wizard.resume')
  return (
    <Question role="alertdialog" aria-label={t('removeAsk')}>
      <p>{t('removeAsk')}</p>
      <Button $kind="danger" $size="sm" aria-busy={isBusy} onClick={onYes}>
        {t('removeYes')}
      </Button>
      <Button $kind="outline" $size="sm" autoFocus disabled={isBusy} onClick={onNo}>
        {t('removeNo')}
      </Button>
    </Question>
  )
}
