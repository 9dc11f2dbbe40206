'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import type { DraftCard as Draft } from '@/lib/contract/schemas/listing/stored-draft'
import { STEP_IDS } from '@/lib/domain/listing/steps'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { untilLoaded } from '@/lib/until-loaded'
import { ActionRow, Card, CardHead, CardPhoto, QuietText } from './card-style'

const DiscardDialog = dynamic(() => untilLoaded(() => import('./discard-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

/** The last screen only confirms the save. */
const STEPS = STEP_IDS.length - 1

/** A draft of a listing: its last step, and a link to continue. */
export function DraftCard({ draft }: { draft: Draft }) {
  const t = useTranslations('ownServices.draft')
  const types = useTranslations('vocabulary.typeOne')
  const locale = useLocale()
  const [isRequesting, setRequesting] = useState(false)
  const { _id: id, image, type, step, updatedAt } = draft
  return (
    <li>
      <Card aria-labelledby={id}>
        <CardPhoto image={image} />
        <CardHead>
          <Badge>
            <Icon name="copy" size={14} />
            {t('badge')}
          </Badge>
          <h2 id={id}>{localName(locale, draft) || t('unnamed', { type: types(type) })}</h2>
          <QuietText>
            {t('stoppedAt', { step: STEP_IDS.indexOf(step) + 1, of: STEPS, name: t(`steps.${step}`) })}
          </QuietText>
          <QuietText>{t('touched', { day: formatDay(riyadhDay(new Date(updatedAt)), locale) })}</QuietText>
        </CardHead>
        <ActionRow>
          <Button as={Link} href={`/my-services?draft=${id}`} $size="sm" prefetch={false}>
            {t('continue')}
          </Button>
          <Button $kind="quiet" $size="sm" onClick={() => setRequesting(true)}>
            <Icon name="trash" size={16} />
            {t('discard')}
          </Button>
          {isRequesting ? <DiscardDialog id={id} onClose={() => setRequesting(false)} /> : null}
        </ActionRow>
      </Card>
    </li>
  )
}
