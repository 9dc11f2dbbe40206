'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneText } from '@/components/shared/phone-text'
import { useTermsLines } from '@/components/shared/terms/use-terms-lines'
import { Money } from '@/components/ui/money'
import { useAnswer } from '@/lib/api/use-answer'
import { LANGUAGES } from '@/lib/domain/account/account'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { TickedAmount } from '@/lib/domain/listing/draft'
import type { Field, FieldKind, FieldValues } from '@/lib/domain/listing/fields/field'
import { MAX_IMAGES } from '@/lib/domain/listing/fields/property-codecs'
import { sentPrice } from '@/lib/domain/listing/pricing/week'
import { type Halalas, toSar } from '@/lib/domain/money'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { directionOf, localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

type Option = (option: string) => string
type Lines = { [Kind in FieldKind]: (value: FieldValues[Kind], option: Option) => ReactNode[] }

/** The value of a field as lines of text; none for a field that is left out. */
export function useFieldLines(): (field: Field, value: unknown, option: Option) => ReactNode[] {
  const lines = useLines()
  const locale = useLocale()
  const { data: cities = [] } = useAnswer('GET /services/cities', {})
  const cityOf = (named: unknown) => {
    const city = cities.find(({ name }) => name === named)
    return city ? localName(locale, city) : named
  }
  return ({ kind, path }, value, option) =>
    (lines[kind] as (value: unknown, option: Option) => ReactNode[])(
      path === 'place.city' ? cityOf(value) : value,
      option,
    )
}

const given = (text: string): ReactNode[] => (text.trim() === '' ? [] : [<bdi key={text}>{text}</bdi>])
const span = (from: string, to: string) => [[from, to].filter(Boolean).join(' – ')].filter(Boolean)
const options = (chosen: string[], option: Option) =>
  chosen.length > 0 ? [chosen.map(option).join(' · ')] : []

/** How each kind of field is written. */
function useLines(): Lines {
  const t = useTranslations('wizard')
  const names = useTranslations('vocabulary')
  const locale = useLocale()
  const money = useMoney()
  const termsLines = useTermsLines()
  const amount = (halalas: Halalas) => <Money {...money(toSar(halalas))} />
  const day = (one: string) => (one === '' ? [] : [formatDay(one, locale)])
  const time = (one: string) => (one === '' ? '' : formatTime(one, locale))
  const priced = (all: Partial<Record<string, TickedAmount>>, option: Option) =>
    Object.entries(all).flatMap(([name, one]) =>
      one?.isTicked && one.amount !== null
        ? [
            <span key={name}>
              {option(name)} {amount(one.amount)}
            </span>,
          ]
        : [],
    )
  return {
    text: given,
    phone: (phone) =>
      phone.trim() === '' ? [] : [<PhoneText key={phone} phone={normalisePhone(phone) ?? phone} />],
    count: (count) => (count === null ? [] : [count]),
    day,
    choice: (choice, option) => (choice === '' ? [] : [option(choice)]),
    ticks: options,
    flags: options,
    lines: (texts) => texts.flatMap(given),
    facilities: (picked) => [t('facilities.picked', { count: picked.length })],
    photos: (urls) => [t('photos.enough', { count: urls.length, max: MAX_IMAGES })],
    photoRooms: (rooms, option) => options([...new Set(rooms.map(({ room }) => room))], option),
    photoCaptions: (captions) =>
      captions.flatMap(({ image, ...texts }) =>
        LANGUAGES.flatMap((language) =>
          texts[language].trim() === ''
            ? []
            : [
                <bdi key={`${image} ${language}`} lang={language} dir={directionOf(language)}>
                  {texts[language]}
                </bdi>,
              ],
        ),
      ),
    occasions: priced,
    addOns: priced,
    rooms: (rooms) => [rooms.length],
    point: () => [],
    confirmation: () => [],
    week: (week) =>
      WEEKDAYS.filter((name) => week[name] !== undefined).map((name) => {
        const price = sentPrice(week[name])
        return (
          <span key={name}>
            {names(`weekday.${name}`)} {price === null ? t('summary.notSold') : amount(price)}
          </span>
        )
      }),
    hour: ({ price, firstDay }) => [...(price === null ? [] : [amount(price)]), ...day(firstDay)],
    period: ({ from, to }) => span(...([from, to].map((one) => day(one).join()) as [string, string])),
    times: (times) => span(time(times.in), time(times.out)),
    openingHours: (times) => span(time(times.in), time(times.out) || t('prices.untilMidnight')),
    payment: ({ type, partial }) =>
      type === ''
        ? []
        : [
            names(`paymentType.${type}`),
            ...(type === 'halfPayment' && partial !== null ? [amount(partial)] : []),
          ],
    deposit: ({ isTicked, amount: sum }) => (isTicked && sum !== null ? [amount(sum)] : []),
    lastMinute: ({ isTicked, days, percent }) =>
      isTicked && days !== null && percent !== null
        ? [
            t('settings.percentMeaning', { percent: 100 - percent }),
            t('settings.daysMeaning', { count: days }),
          ]
        : [],
    calendarTerms: (terms) => (terms ? termsLines(terms) : []),
  }
}
