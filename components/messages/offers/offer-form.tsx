'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AmountField } from '@/components/forms/amount-field'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { StayFields, useTypedStay } from '@/components/shared/price-preview/stay-fields'
import { UnusualForm } from '@/components/shared/terms/unusual-form'
import { storedOrUnusual } from '@/components/shared/terms/unusual-question'
import { call } from '@/lib/api/call'
import type { OfferableListing } from '@/lib/contract/schemas/private-offers/private-offer'
import type { MessageWire } from '@/lib/domain/messages/wire'
import type { OfferRequest } from '@/lib/domain/private-offers/offer-request'
import { OFFER_LENGTHS } from '@/lib/domain/private-offers/private-offer'
import { type PrivateOfferBody, privateOfferBody } from '@/lib/domain/private-offers/wire'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { ItemFields } from './item-fields'
import { latestOption, newOffer, type OfferValues, offerOf, requestedOf } from './offer-values'
import { useLengthText } from './use-length-text'
import { UsualPrice } from './usual-price'

const HOUR_MS = 3_600_000

const Row = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fit, minmax(90px, 1fr));
`

interface OfferFormProps {
  conversationId: string
  listings: readonly OfferableListing[]
  /** the one that is chosen at first */
  first: OfferableListing
  /** what the guest asked for */
  request: OfferRequest | null
  onSent: (message: MessageWire) => void
  onClose: () => void
}

/** A stay with its price for one guest. An unusual price is asked about before it is sent. */
export function OfferForm({ conversationId, listings, first, request, onSent, onClose }: OfferFormProps) {
  const t = useTranslations('messages.offer')
  const typed = useTypedStay(request?.day)
  const [clientId] = useState(() => crypto.randomUUID())
  const listingOf = ({ serviceId }: OfferValues) => listings.find(({ _id }) => _id === serviceId) ?? first
  const bodyOf = (values: OfferValues) =>
    offerOf(values, { clientId, stay: typed.stay, mode: listingOf(values).mode })
  const send = (body: PrivateOfferBody, isConfirmed: boolean) =>
    storedOrUnusual(async () => {
      const input = { params: { id: conversationId }, body: { ...body, confirmed: isConfirmed } }
      onSent(await call('POST /vendor/conversations/:id/offers', input))
    })
  return (
    <UnusualForm
      label={t('make')}
      schema={privateOfferBody}
      initialValues={newOffer(first, requestedOf(request))}
      toBody={bodyOf}
      save={send}
      submit={t('send')}
      done={t('sent')}
      onDone={onClose}
    >
      <p>{t('lead')}</p>
      <Fields listings={listings} listingOf={listingOf} bodyOf={bodyOf} typed={typed} />
    </UnusualForm>
  )
}

interface FieldsProps extends Pick<OfferFormProps, 'listings'> {
  listingOf: (values: OfferValues) => OfferableListing
  bodyOf: (values: OfferValues) => PrivateOfferBody
  typed: ReturnType<typeof useTypedStay>
}

function Fields({ listings, listingOf, bodyOf, typed }: FieldsProps) {
  const t = useTranslations('messages.offer')
  const locale = useLocale()
  const lengthText = useLengthText()
  const { values } = useFormikContext<OfferValues>()
  const listing = listingOf(values)
  const latest = latestOption(typed.stay, listing.mode)
  return (
    <>
      {listings.length > 1 ? (
        <SelectField
          name="serviceId"
          label={t('listing')}
          options={listings.map((one) => ({ value: one._id, label: localName(locale, one) }))}
        />
      ) : null}
      <StayFields mode={listing.mode} {...typed} />
      <Row>
        <AmountField name="adults" label={t('adults')} />
        <AmountField name="children" label={t('children')} />
        <AmountField name="infants" label={t('infants')} />
        {listing.units > 1 ? <AmountField name="units" label={t('units')} /> : null}
      </Row>
      <UsualPrice listing={listing} offer={bodyOf(values)} />
      <AmountField name="price" label={t('total')} help={t('totalHelp')} />
      <ItemFields />
      {latest ? (
        <DateField
          name="optionUntil"
          label={t('optionUntil')}
          help={t('optionHelp', { latest: formatDay(latest, locale, 'weekdayDayMonth') })}
          min={typed.today}
          max={latest}
        />
      ) : null}
      {values.optionUntil && latest ? null : (
        <SelectField
          name="validHours"
          label={t('valid')}
          help={t('validHelp')}
          options={OFFER_LENGTHS.map((hours) => ({
            value: String(hours),
            label: lengthText(hours * HOUR_MS),
          }))}
        />
      )}
    </>
  )
}
