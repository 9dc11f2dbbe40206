'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { CleanerWire } from '@/lib/contract/schemas/cleaning/wire'
import { MAX_CLEANERS } from '@/lib/domain/cleaning/cleaning'
import type { CleanedListing } from '@/lib/domain/cleaning/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { CleanerDialog, LinkDialog, type NewLink } from './cleaner-dialog'

interface CleanersProps {
  cleaners: readonly CleanerWire[]
  listings: readonly CleanedListing[]
  linkTo: string
}

/** Who cleans: people without an account, each with a link. */
export function Cleaners({ cleaners, listings, linkTo }: CleanersProps) {
  const t = useTranslations('cleaning.cleaners')
  const [isAdding, setAdding] = useState(false)
  const [link, setLink] = useState<NewLink | null>(null)
  const isFull = cleaners.length >= MAX_CLEANERS
  return (
    <Card aria-labelledby="cleaners">
      <CardHead>
        <div>
          <h2 id="cleaners">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <Button disabled={isFull || listings.length === 0} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </CardHead>
      {isFull ? <Quiet>{t('full')}</Quiet> : null}
      {cleaners.length > 0 ? (
        <Rows>
          {cleaners.map((one) => (
            <CleanerRow key={one._id} cleaner={one} listings={listings} onLink={setLink} />
          ))}
        </Rows>
      ) : (
        <Quiet>{t('empty')}</Quiet>
      )}
      {isAdding ? (
        <CleanerDialog listings={listings} onLink={setLink} onClose={() => setAdding(false)} />
      ) : null}
      {link ? <LinkDialog link={link} linkTo={linkTo} onClose={() => setLink(null)} /> : null}
    </Card>
  )
}

interface CleanerRowProps extends Pick<CleanersProps, 'listings'> {
  cleaner: CleanerWire
  onLink: (link: NewLink) => void
}

function CleanerRow({ cleaner, listings, onLink }: CleanerRowProps) {
  const t = useTranslations('cleaning.cleaners')
  const words = useTranslations('words')
  const locale = useLocale()
  const [open, setOpen] = useState<'edit' | 'renew' | 'end' | 'remove' | null>(null)
  const { name, phone, linkSince, listingIds } = cleaner
  const close = () => setOpen(null)
  const acts = [
    ['edit', t('edit'), 'outline'],
    ['renew', t(linkSince ? 'renew' : 'make'), 'outline'],
    ...(linkSince ? ([['end', t('end'), 'quiet']] as const) : []),
    ['remove', t('remove'), 'quiet'],
  ] as const
  return (
    <li>
      <RowText>
        <strong dir="auto">{name}</strong>
        <Quiet>
          <bdi dir="ltr" className="num">
            {phone}
          </bdi>{' '}
          · {linkSince ? t('linkSince', { when: formatInstant(linkSince, locale) }) : t('noLink')}
        </Quiet>
        <Badges>
          <Badge>{words('places', { count: listingIds.length })}</Badge>
        </Badges>
      </RowText>
      <ButtonRow>
        {acts.map(([act, label, kind]) => (
          <Button
            key={act}
            $kind={kind}
            $size="sm"
            aria-label={t('named', { act: label, name })}
            onClick={() => setOpen(act)}
          >
            {label}
          </Button>
        ))}
      </ButtonRow>
      {open === 'edit' ? (
        <CleanerDialog cleaner={cleaner} listings={listings} onLink={onLink} onClose={close} />
      ) : null}
      {open && open !== 'edit' ? (
        <CleanerAct act={open} cleaner={cleaner} onLink={onLink} onClose={close} />
      ) : null}
    </li>
  )
}

interface CleanerActProps extends Pick<CleanerRowProps, 'cleaner' | 'onLink'> {
  act: 'renew' | 'end' | 'remove'
  onClose: () => void
}

/** Asks before a link or a cleaner ends. */
function CleanerAct({ act, cleaner: { _id: id, name, linkSince }, onLink, onClose }: CleanerActProps) {
  const t = useTranslations(`cleaning.${act}Ask`)
  const saved = useTranslations('cleaning.cleaner')
  const send = {
    renew: async () =>
      onLink({
        name,
        token: (await call('POST /vendor/cleaning/cleaners/:id/link', { params: { id } })).token,
      }),
    end: () => call('DELETE /vendor/cleaning/cleaners/:id/link', { params: { id } }),
    remove: () => call('DELETE /vendor/cleaning/cleaners/:id', { params: { id } }),
  }[act]
  return (
    <ActDialog
      title={t('title', { name })}
      keep={t('keep')}
      closeLabel={saved('close')}
      confirm={t('confirm')}
      kind={act === 'renew' ? 'primary' : 'danger'}
      done={act === 'renew' ? saved('saved') : t('done')}
      send={send}
      onClose={onClose}
    >
      {act === 'renew' && !linkSince ? null : <p>{t('text')}</p>}
    </ActDialog>
  )
}
