'use client'

import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { Stepper } from '@/components/ui/input/stepper'

/** Adults, children of 2 to 14, infants under 2, and units where a listing has several. */
export default function PartyFields() {
  const t = useTranslations('booking')
  const { offer, choice, change } = useStay()
  const { maxGuests, units } = offer.terms
  const room = maxGuests * choice.units - choice.adults - choice.children
  const words = (name: string) => ({ less: t('fewer', { name }), more: t('more', { name }) })
  return (
    <div>
      {units > 1 ? (
        <Stepper
          label={t('units')}
          value={choice.units}
          min={1}
          max={units}
          words={words(t('units'))}
          onChange={(value) => change({ units: value })}
        />
      ) : null}
      <Stepper
        label={t('adults')}
        value={choice.adults}
        min={1}
        max={choice.adults + Math.max(0, room)}
        words={words(t('adults'))}
        onChange={(adults) => change({ adults })}
      />
      <Stepper
        label={t('children')}
        hint={t('childrenAges')}
        value={choice.children}
        min={0}
        max={choice.children + Math.max(0, room)}
        words={words(t('children'))}
        onChange={(children) => change({ children })}
      />
      <Stepper
        label={t('infants')}
        hint={t('infantsAges')}
        value={choice.infants}
        min={0}
        max={maxGuests}
        words={words(t('infants'))}
        onChange={(infants) => change({ infants })}
      />
    </div>
  )
}
