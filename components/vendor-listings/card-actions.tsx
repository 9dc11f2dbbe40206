'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMay, useMay } from '@/components/shared/member-role'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { call } from '@/lib/api/call'
import type { VendorListingCard } from '@/lib/contract/schemas/listing/vendor-listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { untilLoaded } from '@/lib/until-loaded'
import { ActionRow } from './card-style'

/** What the member may do in the state of the listing. */
export function CardActions({ card }: { card: VendorListingCard }) {
  const t = useTranslations('ownServices.actions')
  const mayEdit = useMay()('editListings')
  const { _id: id, type, status } = card
  return (
    <ActionRow>
      {mayEdit ? <LinkAction href={`/my-services?edit=${id}`} icon="edit" label={t('edit')} /> : null}
      <IfMay action="readCalendar">
        <LinkAction href={`/service-calendar?service=${id}`} icon="calendar" label={t('calendar')} />
      </IfMay>
      <LinkAction href={`/${listingTypeOf(type).slug}/${id}`} icon="external" label={t('preview')} />
      {mayEdit && status === 'live' ? <StateAction card={card} event="pause" /> : null}
      {mayEdit && status === 'paused' ? <StateAction card={card} event="resume" /> : null}
      {mayEdit ? <DuplicateAction card={card} /> : null}
      {mayEdit ? <DeleteButton card={card} /> : null}
    </ActionRow>
  )
}

function LinkAction({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <Button as={Link} href={href} $kind="outline" $size="sm" prefetch={false}>
      <Icon name={icon} size={16} />
      {label}
    </Button>
  )
}

function StateAction({ card, event }: { card: VendorListingCard; event: 'pause' | 'resume' }) {
  const t = useTranslations('ownServices.actions')
  const { isBusy, act } = useAction()
  const { segment } = listingTypeOf(card.type)
  const change = () => call(`POST /${segment}/:id/${event}`, { params: { id: card._id } })
  return (
    <Button $kind="outline" $size="sm" aria-busy={isBusy} onClick={() => act(change, t(`${event}Done`))}>
      <Icon name={event === 'pause' ? 'pause' : 'play'} size={16} />
      {t(event)}
    </Button>
  )
}

/** The copy is a draft, so this leads to the drafts; that of a room type is among the others of its property. */
function DuplicateAction({ card }: { card: VendorListingCard }) {
  const t = useTranslations('ownServices.actions')
  const router = useRouter()
  const { isBusy, act } = useAction()
  async function duplicate() {
    const { segment } = listingTypeOf(card.type)
    const copy = () => call(`POST /${segment}/:id/duplicate`, { params: { id: card._id } })
    const drafts = card.property ? `/service-details?id=${card.property}` : '/my-services?status=draft'
    const isDone = await act(copy, t('duplicateDone'))
    if (isDone) router.push(drafts)
  }
  return (
    <Button $kind="quiet" $size="sm" aria-busy={isBusy} onClick={duplicate}>
      <Icon name="copy" size={16} />
      {t('duplicate')}
    </Button>
  )
}

const DeleteDialog = dynamic(() => untilLoaded(() => import('./delete-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

function DeleteButton({ card }: { card: VendorListingCard }) {
  const t = useTranslations('ownServices.actions')
  const [isRequesting, setRequesting] = useState(false)
  return (
    <>
      <Button $kind="quiet" $size="sm" onClick={() => setRequesting(true)}>
        <Icon name="trash" size={16} />
        {t('delete')}
      </Button>
      {isRequesting ? <DeleteDialog card={card} onClose={() => setRequesting(false)} /> : null}
    </>
  )
}
