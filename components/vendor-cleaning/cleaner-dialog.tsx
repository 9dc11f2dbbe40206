'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { LinkToShare } from '@/components/shared/link-to-share'
import { Notice } from '@/components/shared/notice'
import { PlaceTicks } from '@/components/shared/place-ticks'
import { Stack } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { call } from '@/lib/api/call'
import type { CleanerWire } from '@/lib/contract/schemas/cleaning/wire'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import { cleanerBody } from '@/lib/domain/cleaning/cleaning'
import type { CleanedListing } from '@/lib/domain/cleaning/wire'

/** A link that is shown this one time. */
export interface NewLink {
  name: string
  token: string
}

interface CleanerDialogProps {
  /** absent: a new one */
  cleaner?: CleanerWire
  listings: readonly CleanedListing[]
  onLink: (link: NewLink) => void
  onClose: () => void
}

/** Name, number and places of a cleaner; a new one gets a link, which is shown next. */
export function CleanerDialog({ cleaner, listings, onLink, onClose }: CleanerDialogProps) {
  const t = useTranslations('cleaning.cleaner')
  const known = listings.map(({ _id }) => _id)
  const all = known.length === 1 ? known : []
  return (
    <FormDialog
      title={cleaner ? t('editTitle', { name: cleaner.name }) : t('addTitle')}
      closeLabel={t('close')}
      schema={cleanerBody}
      initialValues={{
        name: cleaner?.name ?? '',
        phone: cleaner?.phone.replace(COUNTRY_CODE, '') ?? '',
        listingIds: cleaner?.listingIds.filter((id) => known.includes(id)) ?? all,
      }}
      send={async (values) => {
        const body = cleanerBody.validateSync(values)
        if (cleaner) await call('PUT /vendor/cleaning/cleaners/:id', { params: { id: cleaner._id }, body })
        else {
          const { token } = await call('POST /vendor/cleaning/cleaners', { body })
          onLink({ name: body.name, token })
        }
        return t('saved')
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('name')} dir="auto" autoComplete="off" />
      <TextField
        name="phone"
        label={t('phone')}
        prefix={COUNTRY_CODE}
        dir="ltr"
        inputMode="tel"
        autoComplete="off"
      />
      <PlaceTicks listings={listings} legend={t('places')} missing={t('placesNeeded')} />
      <SubmitButton>{t(cleaner ? 'save' : 'add')}</SubmitButton>
    </FormDialog>
  )
}

interface LinkDialogProps {
  link: NewLink
  linkTo: string
  onClose: () => void
}

/** The link of a cleaner, to copy or to send. */
export function LinkDialog({ link: { name, token }, linkTo, onClose }: LinkDialogProps) {
  const t = useTranslations('cleaning.link')
  const words = useTranslations('cleaning.cleaner')
  return (
    <Dialog open onOpenChange={onClose} title={t('title', { name })} closeLabel={words('close')}>
      <Stack $gap={4}>
        <Notice tone="warn">{t('text')}</Notice>
        <LinkToShare href={`${linkTo}/${token}`} label={t('label')} invite={t('invite')}>
          <Button $kind="quiet" $size="sm" onClick={onClose}>
            {t('done')}
          </Button>
        </LinkToShare>
      </Stack>
    </Dialog>
  )
}
