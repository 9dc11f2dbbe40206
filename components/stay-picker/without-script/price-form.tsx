import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { useOwnAddOnText } from '@/components/shared/terms/use-own-add-on-text'
import type { ListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { Button } from '@/components/ui/button'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import type { ChosenAddOn, OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { overtimeFee } from '@/lib/domain/booking/overtime'
import { mostAdults, takesPets, usualAdults } from '@/lib/domain/booking/party'
import { riyalValues, toSar } from '@/lib/domain/money'
import { WHOLE_HOURS } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { chosenToParam } from '@/lib/pages/chosen-add-on'
import { roomsToParam } from '@/lib/pages/chosen-rooms'
import styles from './price-without-script.module.css'
import type { StayAddress } from './stay-address'

interface PriceFormProps {
  offer: ListingForBooking
  /** the path of the result page */
  action: string
  /** the previous values */
  stay?: StayAddress
}

/** The quote without script: a GET form. */
export function PriceForm({ offer, action, stay }: PriceFormProps) {
  const t = useTranslations('booking')
  const isHourly = offer.terms.pricingMode === 'hourly'
  return (
    <form className={styles.form} action={action} method="get" aria-label={t('plainWay')}>
      {isHourly ? (
        <HourFields stay={stay} />
      ) : (
        <>
          <Line name="checkIn" label={t('checkInAt')} type="date" value={stay?.checkIn} />
          <Line name="checkOut" label={t('checkOutAt')} type="date" value={stay?.checkOut} />
        </>
      )}
      <Count
        name="adults"
        label={t('adults')}
        value={stay?.adults ?? usualAdults(offer.terms)}
        min={1}
        max={mostAdults(offer.terms, offer.terms.units)}
      />
      <Count name="children" label={t('childrenPlain')} value={stay?.children ?? 0} />
      <Count name="infants" label={t('infantsPlain')} value={stay?.infants ?? 0} />
      {offer.terms.units > 1 ? (
        <Count name="units" label={t('units')} value={stay?.units ?? 1} min={1} />
      ) : null}
      <Overtime terms={offer.terms} value={stay?.overtime ?? 0} />
      {takesPets(offer.terms.fees) ? (
        <p className={styles.line}>
          <label>
            <input type="checkbox" name="pet" value="true" defaultChecked={stay?.pet} /> {t('withPet')}
          </label>
        </p>
      ) : null}
      <AddOns offer={offer} stay={stay} />
      {stay?.rooms.length ? <input type="hidden" name="rooms" value={roomsToParam(stay.rooms)} /> : null}
      <Button type="submit">{t('plainWay')}</Button>
    </form>
  )
}

function HourFields({ stay }: { stay: StayAddress | undefined }) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const id = useId()
  return (
    <>
      <Line name="date" label={t('date')} type="date" value={stay?.date} />
      <p className={styles.line}>
        <label htmlFor={id}>{t('startHour')}</label>
        <select id={id} name="start" defaultValue={stay?.start ?? '18:00'}>
          {WHOLE_HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {formatTime(hour, locale)}
            </option>
          ))}
        </select>
      </p>
      <Count name="hours" label={t('hours')} value={stay?.hours ?? 1} min={1} max={MAX_HOURS} />
    </>
  )
}

/** By how many half hours or hours longer, with what each of them costs. */
function Overtime({ terms, value }: { terms: ListingForBooking['terms']; value: number }) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const fee = overtimeFee(terms)
  if (!fee) return null
  const { kind, threshold: most, priceHalalas } = fee
  const amount = words('riyals', riyalValues(toSar(priceHalalas)))
  const label = `${t('later.label')} (${t('later.each', { kind, amount })})`
  return <Count name="overtime" label={label} value={value} max={most} />
}

function AddOns({ offer, stay }: Pick<PriceFormProps, 'offer' | 'stay'>) {
  const t = useTranslations('booking')
  const names = useTranslations('vocabulary.addOn')
  const { addOns, ownAddOns: own = [] } = offer.terms
  if (addOns.length + own.length === 0) return null
  return (
    <fieldset className={styles.addOns}>
      <legend>{t('addOns')}</legend>
      {addOns.map(({ name }) => (
        <label key={name}>
          <input type="checkbox" name="addOns" value={name} defaultChecked={stay?.addOns.includes(name)} />
          {names(name)}
        </label>
      ))}
      {own.map((addOn) => (
        <OwnAddOnChoice
          key={addOn.id}
          addOn={addOn}
          chosen={stay?.ownAddOns.find(({ _id }) => _id === addOn.id)}
        />
      ))}
    </fieldset>
  )
}

/** How many, or whether one; the price is in the sentence beside it. */
function OwnAddOnChoice({ addOn, chosen }: { addOn: OwnAddOn; chosen: ChosenAddOn | undefined }) {
  const text = useOwnAddOnText()
  const { id: _id, mostPieces } = addOn
  const label = `${text.name(addOn)} (${text.price(addOn)})`
  if (mostPieces === 1)
    return (
      <label>
        <input type="checkbox" name="ownAddOns" value={_id} defaultChecked={chosen !== undefined} />
        {label}
      </label>
    )
  return (
    <label>
      {label}
      <select name="ownAddOns" defaultValue={chosen ? chosenToParam(chosen) : ''}>
        <option value="">0</option>
        {Array.from({ length: mostPieces }, (_, index) => (
          <option
            key={chosenToParam({ _id, quantity: index + 1 })}
            value={chosenToParam({ _id, quantity: index + 1 })}
          >
            {index + 1}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CountProps {
  name: string
  label: string
  value: number
  min?: number
  max?: number
}

const Count = ({ value, min = 0, ...count }: CountProps) => (
  <Line type="number" value={String(value)} min={min} {...count} />
)

interface LineProps extends Omit<CountProps, 'value'> {
  type: 'date' | 'number'
  value: string | undefined
}

function Line({ name, label, type, value, min, max }: LineProps) {
  const id = useId()
  return (
    <p className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} defaultValue={value} min={min} max={max} required />
    </p>
  )
}
