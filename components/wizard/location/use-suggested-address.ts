'use client'

import { useFormikContext } from 'formik'
import { useLocale } from 'next-intl'
import { useRef } from 'react'
import { call } from '@/lib/api/call'
import type { LocationWire } from '@/lib/contract/schemas/geo/location-wire'
import type { Draft } from '@/lib/domain/listing/draft'
import { localName } from '@/lib/i18n/direction'

type Suggested = Pick<Draft['place'], 'address' | 'city' | 'district'>

/** The values that the map filled into each open form: only these, and empty ones, are overwritten. */
const FILLED = new WeakMap<object, Partial<Suggested>>()

/**
 * Fills address, city and district of a picked point, never over typed text unless it is `known` better. A failed lookup
 * shows no error (wizard.md, section 2); the api logs it. Of two lookups the last one wins.
 */
export function useSuggestedAddress() {
  const locale = useLocale()
  const form = useFormikContext<Draft>()
  const latest = useRef(form)
  latest.current = form
  const requested = useRef(0)

  return async (point: NonNullable<Draft['place']['point']>, known: Partial<Suggested> = {}) => {
    requested.current += 1
    const mine = requested.current
    fill(known)
    const found = await call('GET /services/place', {
      query: { lat: point.latitude, lng: point.longitude },
    }).catch(() => null)
    if (!found || mine !== requested.current) return
    const before = FILLED.get(latest.current.setFieldValue) ?? {}
    fill(fillable(latest.current.values.place, before, { ...suggestionOf(found, locale), ...named(known) }))
  }

  function fill(filled: Partial<Suggested>) {
    const { errors, setFieldValue, setErrors } = latest.current
    FILLED.set(setFieldValue, { ...FILLED.get(setFieldValue), ...filled })
    const paths = Object.keys(filled).map((name) => `place.${name}`)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path))))
    for (const [name, text] of Object.entries(filled)) setFieldValue(`place.${name}`, text, false)
  }
}

/** The parts known by name; a part that is only cleared is looked up. */
function named(known: Partial<Suggested>): Partial<Suggested> {
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''))
}

function suggestionOf({ address, city, district }: LocationWire, locale: string): Suggested {
  return {
    address: address ?? '',
    city: city?.name ?? '',
    district: district ? localName(locale, district) : '',
  }
}

/** The parts that the user has not typed: empty, or as the map filled them. An empty suggestion clears only the map's own. */
function fillable(place: Suggested, before: Partial<Suggested>, found: Suggested): Partial<Suggested> {
  const names = Object.keys(found) as (keyof Suggested)[]
  const free = names.filter((name) => place[name].trim() === '' || place[name] === before[name])
  return Object.fromEntries(free.map((name) => [name, found[name]]))
}

/** A new pin or city resets the confirmation. */
export function useUnconfirm(): () => void {
  const { setFieldValue } = useFormikContext<Draft>()
  return () => void setFieldValue('place.isPointConfirmed', false, false)
}
