'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AmountField } from '@/components/forms/amount-field'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { parseCountField } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import {
  EVENT_OCCASIONS,
  type EventOccasion,
  type OfferRequest,
  offerRequest,
} from '@/lib/domain/private-offers/offer-request'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'

type Values = Record<'day' | 'men' | 'women' | 'occasion' | 'wishes', string>

const requestOf = ({ day, men, women, occasion, wishes }: Values): OfferRequest => ({
  ...{ day, occasion: occasion as EventOccasion, wishes: wishes.trim() },
  men: parseCountField(men) ?? 0,
  women: parseCountField(women) ?? 0,
})

/** What a family wants, which becomes a message to the vendor; the offer form of the vendor starts with it. */
export function RequestOffer({ listingId, onClose }: { listingId: string; onClose: () => void }) {
  const t = useTranslations('appointments.ask')
  const locale = useLocale()
  const router = useRouter()
  const [clientId] = useState(() => crypto.randomUUID())
  const [today] = useState(() => riyadhDay(new Date()))
  const textOf = ({ day, men, women, occasion, wishes }: OfferRequest) =>
    [
      t('text.intro', { occasion: t(`occasions.${occasion}`) }),
      t('text.day', { day: formatDay(day, locale, 'full') }),
      t('text.guests', { men, women }),
      wishes ? t('text.wishes', { wishes }) : '',
    ]
      .filter(Boolean)
      .join('\n')
  return (
    <FormDialog
      title={t('title')}
      closeLabel={t('close')}
      schema={offerRequest}
      initialValues={{ ...NOTHING, day: addDays(today, 30) }}
      toBody={requestOf}
      send={async (values) => {
        const request = requestOf(values)
        const { _id } = await call('POST /conversations', { body: { serviceId: listingId } })
        const body = { clientId, body: textOf(request), request }
        await call('POST /conversations/:id/messages', { params: { id: _id }, body })
        router.push(`/messages?c=${_id}`)
        return t('sent')
      }}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <SelectField
        name="occasion"
        label={t('occasion')}
        options={EVENT_OCCASIONS.map((value) => ({ value, label: t(`occasions.${value}`) }))}
      />
      <DateField name="day" label={t('day')} min={today} />
      <AmountField name="men" label={t('men')} />
      <AmountField name="women" label={t('women')} help={t('seating')} />
      <TextArea name="wishes" label={t('wishes')} help={t('wishesHelp')} rows={3} maxLength={1000} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}

const NOTHING: Values = { day: '', men: '', women: '', occasion: EVENT_OCCASIONS[0], wishes: '' }
