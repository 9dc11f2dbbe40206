'use client'

import { useTranslations } from 'next-intl'
import { useIssueText } from '@/components/forms/use-issue-text'
import { useStay } from '@/components/stay-picker/stay-state'
import { Stepper } from '@/components/ui/input/stepper'
import type { Party } from '@/lib/domain/booking/bookable'
import { type Beds, partyLimits } from '@/lib/domain/booking/party'
import { allRooms, bedsOfRooms } from '@/lib/domain/booking/rooms'
import { issue } from '@/lib/domain/issues'

/** The beds of all rooms that are chosen, as those of one unit. */
function useBeds(): Beds {
  const { offer, choice, request } = useStay()
  const booked = allRooms({ listingId: offer.id, units: choice.units, rooms: request?.rooms })
  const bedsOf = (id: string) =>
    id === offer.id ? offer.terms : offer.roomTypes?.find((one) => one.id === id)
  return bedsOfRooms(
    booked.flatMap(({ listingId, units }) => {
      const beds = bedsOf(listingId)
      return beds ? [{ ...beds, units }] : []
    }),
  )
}

/** Adults, children of 2 to 14, infants under 2, and units where a listing has several. */
export default function PartyFields() {
  const t = useTranslations('booking')
  const { offer, choice, request, change } = useStay()
  const issueText = useIssueText()
  const { units } = offer.terms
  const beds = useBeds()
  const { maxGuests } = beds
  const limits = partyLimits(beds, { ...choice, units: 1 })
  const guestLimit = issueText(issue('adults', 'too_many_guests', { max: limits.guests }))
  const words = (who: 'units' | Exclude<keyof Party, 'pet'>) => ({
    less: t('fewer', { who }),
    more: t('more', { who }),
  })
  return (
    <div>
      {Math.max(units, choice.units) > 1 && !request?.rooms ? (
        <Stepper
          label={t('units')}
          value={choice.units}
          min={1}
          max={units}
          limit={issueText(issue('units', 'too_many_units', { max: units }))}
          words={words('units')}
          onChange={(value) => change({ units: value })}
        />
      ) : null}
      <Stepper
        label={t('adults')}
        value={choice.adults}
        min={1}
        max={limits.adults}
        limit={
          limits.endsAtBeds
            ? issueText(issue('adults', 'too_many_adults', { max: limits.adults }))
            : guestLimit
        }
        words={words('adults')}
        onChange={(adults) => change({ adults })}
      />
      <Stepper
        label={t('children')}
        hint={t('childrenAges')}
        value={choice.children}
        min={0}
        max={limits.children}
        limit={guestLimit}
        words={words('children')}
        onChange={(children) => change({ children })}
      />
      <Stepper
        label={t('infants')}
        hint={t('infantsAges')}
        value={choice.infants}
        min={0}
        max={maxGuests}
        limit={t('infantsLimit', { max: maxGuests })}
        words={words('infants')}
        onChange={(infants) => change({ infants })}
      />
    </div>
  )
}
