'use client'

import { useField, useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { AmountField } from '@/components/forms/amount-field'
import { Form } from '@/components/forms/form'
import { SelectFrame } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { StayFields, useTypedStay } from '@/components/shared/price-preview/stay-fields'
import { UnusualQuestion, unusualPartsIn } from '@/components/shared/unusual-question'
import { useReportFailure } from '@/components/shared/use-action'
import { Field } from '@/components/ui/input/field'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { OFFER_LENGTHS } from '@/lib/domain/private-offers/private-offer'
import {
  type OfferableListing,
  type PrivateOfferBody,
  privateOfferBody,
} from '@/lib/domain/private-offers/wire'
import { localName } from '@/lib/i18n/direction'
import { newOffer, type OfferValues, offerOf } from './offer-values'
import { useLengthText } from './use-length-text'
import { UsualPrice } from './usual-price'

const HOUR_MS = 3_600_000

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

const Row = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fit, minmax(90px, 1fr));
`

interface OfferFormProps {
  conversationId: string
  listings: readonly OfferableListing[]
  /** the one that is chosen at first */
  first: OfferableListing
  onSent: (message: MessageWire) => void
  onClose: () => void
}

/** A stay with its price for one guest. An unusual price is asked about before it is sent. */
export function OfferForm({ conversationId, listings, first, onSent, onClose }: OfferFormProps) {
  const t = useTranslations('messages.offer')
  const report = useReportFailure()
  const typed = useTypedStay()
  const [clientId] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string | null>(null)
  const [unusual, setUnusual] = useState<{ body: PrivateOfferBody; parts: UnusualPart[] } | null>(null)
  const listingOf = ({ serviceId }: OfferValues) => listings.find(({ _id }) => _id === serviceId) ?? first
  const bodyOf = (values: OfferValues) =>
    offerOf(values, { clientId, stay: typed.stay, mode: listingOf(values).mode })

  async function send(body: PrivateOfferBody) {
    setFailure(null)
    try {
      const params = { id: conversationId }
      onSent(await call('POST /vendor/conversations/:id/offers', { params, body }))
    } catch (problem) {
      const parts = unusualPartsIn(problem)
      if (!parts) throw problem
      return setUnusual({ body, parts })
    }
    showToast({ kind: 'success', text: t('sent') })
    onClose()
  }
  async function confirm(body: PrivateOfferBody) {
    setUnusual(null)
    try {
      await send({ ...body, confirmed: true })
    } catch (problem) {
      setFailure(report(problem))
    }
  }
  return (
    <>
      <Form
        label={t('make')}
        schema={privateOfferBody}
        initialValues={newOffer(first)}
        toBody={bodyOf}
        onSubmit={(values) => send(bodyOf(values))}
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Body>
          <p>{t('lead')}</p>
          <Fields listings={listings} listingOf={listingOf} bodyOf={bodyOf} typed={typed} />
          <DialogFailure text={failure} />
          <SubmitButton>{t('send')}</SubmitButton>
        </Body>
      </Form>
      {unusual ? (
        <UnusualQuestion
          parts={unusual.parts}
          onConfirm={() => void confirm(unusual.body)}
          onClose={() => setUnusual(null)}
        />
      ) : null}
    </>
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
  return (
    <>
      {listings.length > 1 ? (
        <Choice
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
      <Choice
        name="validHours"
        label={t('valid')}
        help={t('validHelp')}
        options={OFFER_LENGTHS.map((hours) => ({
          value: String(hours),
          label: lengthText(hours * HOUR_MS),
        }))}
      />
    </>
  )
}

interface ChoiceProps {
  name: 'serviceId' | 'validHours'
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
}

/** A select of which one option is always chosen. */
function Choice({ name, label, help, options }: ChoiceProps) {
  const id = useId()
  const [field] = useField<string>(name)
  return (
    <Field id={id} label={label} help={help}>
      <SelectFrame>
        <select {...field} id={id}>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}
