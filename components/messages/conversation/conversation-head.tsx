'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Avatar } from '@/components/messages/avatar'
import { MakeOffer } from '@/components/messages/offers/make-offer'
import { IconButton } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

const Head = styled.header`
  display: flex; align-items: center; gap: var(--s-3); padding: var(--s-2) var(--s-4); min-block-size: 72px; border-block-end: 1px solid var(--c-line);
  h2 { font-size: var(--fs-md); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

const BackLink = styled(Link)`
  display: grid; place-items: center; inline-size: var(--tap); block-size: var(--tap); margin-inline-start: calc(-1 * var(--s-2)); border-radius: var(--r-full);
  svg { transform: scaleX(calc(-1 * var(--dir))); }
  @media (min-width: 960px) { display: none; }
`

const Names = styled.div`
  flex: 1; min-inline-size: 0;
`

const ListingLine = styled.span`
  display: block; font-size: var(--fs-sm); color: var(--c-ink-3); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  &:is(a) { text-decoration: underline; text-decoration-color: var(--c-line-strong); text-underline-offset: 4px; }
`

interface ConversationHeadProps {
  conversation: ConversationWire
  headingId: string
  onChange: (conversation: ConversationWire) => void
  /** a private offer of the reader's side */
  onOffer: (message: MessageWire) => void
}

/** The other user and the listing; closing the conversation asks once. */
export function ConversationHead({ conversation, headingId, onChange, onOffer }: ConversationHeadProps) {
  const t = useTranslations('messages')
  const locale = useLocale()
  const failureText = useFailureText()
  const [isRequesting, setRequesting] = useState(false)
  const { _id, other, service: listing, isBlocked } = conversation
  const name = localName(locale, other) || t('somebodyGone')
  async function change(next: boolean) {
    setRequesting(false)
    try {
      onChange(await call(`${next ? 'POST' : 'DELETE'} /conversations/:id/block`, { params: { id: _id } }))
      showToast({ kind: 'success', text: t(next ? 'blocked' : 'unblocked') })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <Head>
      <BackLink href="/messages" aria-label={t('back')} scroll={false}>
        <Icon name="chevron" />
      </BackLink>
      <Avatar name={name} file={other.file} listingImage={listing.image} />
      <Names>
        <h2 id={headingId}>
          <bdi>{name}</bdi>
        </h2>
        {listing.isLive ? (
          <ListingLine
            as={Link}
            href={`/${listingTypeOf(listing.type).slug}/${listing._id}`}
            prefetch={false}
          >
            <bdi>{localName(locale, listing)}</bdi>
          </ListingLine>
        ) : (
          <ListingLine>
            <bdi>{localName(locale, listing)}</bdi>
          </ListingLine>
        )}
      </Names>
      {conversation.side === 'vendor' && conversation.isOpen ? (
        <MakeOffer conversationId={_id} onSent={onOffer} />
      ) : null}
      <IconButton
        aria-label={t(isBlocked ? 'unblock' : 'block')}
        title={t(isBlocked ? 'unblock' : 'block')}
        onClick={() => (isBlocked ? void change(false) : setRequesting(true))}
      >
        <Icon name={isBlocked ? 'lock' : 'block'} />
      </IconButton>
      {isRequesting ? (
        <BlockDialog name={name} onClose={() => setRequesting(false)} onBlock={() => void change(true)} />
      ) : null}
    </Head>
  )
}

interface BlockDialogProps {
  name: string
  onClose: () => void
  onBlock: () => void
}

function BlockDialog({ name, onClose, onBlock }: BlockDialogProps) {
  const t = useTranslations('messages')
  return (
    <ConfirmDialog
      title={t('block')}
      closeLabel={t('close')}
      keep={t('keepOpen')}
      confirm={t('block')}
      onConfirm={onBlock}
      onClose={onClose}
    >
      <p>{t('blockText', { name })}</p>
    </ConfirmDialog>
  )
}
