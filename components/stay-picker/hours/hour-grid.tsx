'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Hour, type HourSlot, isInRun } from '@/components/stay-picker/hours/hour-choice'
import { useStay } from '@/components/stay-picker/stay-state'
import { Money } from '@/components/ui/money'
import type { Day } from '@/lib/domain/time/days'
import { type DayPart, dayPartOf, eveningOf } from '@/lib/domain/time/evening'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import styles from './stay-hours.module.css'

const PARTS: readonly DayPart[] = ['morning', 'afternoon', 'evening', 'afterMidnight']

interface HourGridProps {
  /** of one evening's day, in order */
  hours: readonly HourSlot[]
  /** whether the user has booked it */
  isMine: (hour: Hour) => boolean
  onPick: (hour: Hour) => void
  onTaken: (hour: Hour) => void
}

/** The hours of a day as buttons by part of the day, with their prices where they differ; an unavailable one stays focusable and shows why. */
export function HourGrid({ hours, isMine, onPick, onTaken }: HourGridProps) {
  const t = useTranslations('booking')
  const partName = usePartName()
  const { own } = useStay()
  const canWait = (hour: HourSlot) => hour.state === 'taken' && !own && !isMine(hour)
  if (!hours.some((hour) => hour.state === 'free' || canWait(hour) || isMine(hour)))
    return <p className={styles.none}>{t('noHours')}</p>
  const free = hours.filter(({ state }) => state === 'free')
  const isPriced = new Set(free.map(({ price }) => price)).size > 1
  const groups = PARTS.map((part) => hours.filter(({ start }) => dayPartOf(start) === part))
  return (
    <>
      <p className={styles.hint}>{t(free.length > 0 ? 'pickHours' : 'noHours')}</p>
      <fieldset className={styles.parts}>
        <legend className="sr-only">{t('startHour')}</legend>
        {groups.map(([first, ...rest]) =>
          first ? (
            <fieldset key={first.start} className={styles.grid}>
              <legend className={styles.part}>{partName(first)}</legend>
              {[first, ...rest].map((hour) => (
                <HourButton
                  key={hour.start}
                  hour={hour}
                  note={isMine(hour) ? t('own.day') : t(`dayState.${hour.state}`)}
                  canWait={canWait(hour)}
                  isPriced={isPriced}
                  onPress={hour.state === 'free' ? onPick : canWait(hour) ? onTaken : undefined}
                />
              ))}
            </fieldset>
          ) : null,
        )}
      </fieldset>
    </>
  )
}

/** "Evening", or "After midnight: early Friday (Thursday night)". */
function usePartName() {
  const t = useTranslations('booking.dayPart')
  const locale = useLocale()
  const weekday = (day: Day) => formatDay(day, locale, 'weekdayLong')
  return ({ date, start }: Hour) => {
    const part = dayPartOf(start)
    return part === 'afterMidnight'
      ? t(part, { weekday: weekday(date), evening: weekday(eveningOf(date, start)) })
      : t(part)
  }
}

interface HourButtonProps {
  hour: HourSlot
  /** why it is not free */
  note: string
  canWait: boolean
  /** the hours of the day have several prices */
  isPriced: boolean
  onPress: ((hour: Hour) => void) | undefined
}

function HourButton({ hour, note, canWait, isPriced, onPress }: HourButtonProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const money = useMoney()
  const { choice } = useStay()
  const { date, start, state, price = null } = hour
  return (
    <button
      type="button"
      aria-pressed={isInRun(choice, hour)}
      aria-disabled={(state !== 'free' && !canWait) || undefined}
      data-off={state !== 'free' || undefined}
      onClick={() => onPress?.({ date, start })}
    >
      <bdi>{formatTime(start, locale)}</bdi>
      {state === 'free' ? null : <small aria-hidden={canWait}>{note}</small>}
      {state === 'free' && isPriced && price !== null ? (
        <small>
          <Money {...money(price)} />
        </small>
      ) : null}
      {canWait ? <span className="sr-only">{t('takenCanWait')}</span> : null}
    </button>
  )
}
