'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { useProperty } from '@/components/wizard/property'
import { Link } from '@/lib/i18n/navigation'

const Frame = styled.div`
  display: grid; justify-items: center; gap: var(--s-4); text-align: center; padding-block: var(--s-8);
  p { color: var(--c-ink-2); max-inline-size: 44ch; }
`

const IconBox = styled.span`
  inline-size: 88px; block-size: 88px; display: grid; place-items: center; border-radius: var(--r-full); background: var(--c-ok-soft); color: var(--c-ok);
`

const Actions = styled.div`
  display: flex; flex-wrap: wrap; justify-content: center; gap: var(--s-3); margin-block-start: var(--s-4);
`

interface SuccessStepProps {
  isEdit: boolean
  listingId: string | null
  onView: () => void
  onAnother: () => void
}

/** The listing is saved: a new one waits for an admin, and may get its price rules meanwhile; after an edit the list of listings opens by itself. */
export function SuccessStep({ isEdit, listingId, onView, onAnother }: SuccessStepProps) {
  const t = useTranslations('wizard.success')
  const isRoomType = useProperty() !== null
  return (
    <Frame>
      <IconBox>
        <Icon name="check" size={44} />
      </IconBox>
      <p>{t(isEdit ? 'editedText' : 'text')}</p>
      {isEdit || !listingId ? null : (
        <IfMay action="editCalendar">
          <p>{t('rulesText')}</p>
          <Button as={Link} href={`/service-calendar?service=${listingId}`} $kind="soft" prefetch={false}>
            {t('rules')}
          </Button>
        </IfMay>
      )}
      <Actions>
        <Button onClick={onView}>{t(isRoomType ? 'viewRoomTypes' : 'view')}</Button>
        {isEdit ? null : (
          <Button $kind="outline" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
      </Actions>
    </Frame>
  )
}
