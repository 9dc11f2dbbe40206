import { addDays, type Day, isCalendarDay } from '@/lib/domain/time/days'
import { INCIDENT_STATES, type PublicIncidentWire } from './incidents'
import { JOURNEYS, type Journey, type JourneyState, SERVICE_DAYS, SERVICE_STATES } from './service-levels'

export interface JourneyStatusWire {
  journey: Journey
  now: JourneyState
  /** the oldest first, today last */
  days: { day: Day; state: JourneyState }[]
}

/** GET public-status: without figures, names and addresses of what runs. */
export interface PublicStatusWire {
  at: string
  /** the latest first */
  incidents: PublicIncidentWire[]
  journeys: JourneyStatusWire[]
}

/** The days of the public page. */
export const serviceDays = (today: Day): Day[] =>
  Array.from({ length: SERVICE_DAYS }, (_, at) => addDays(today, at + 1 - SERVICE_DAYS))

/** The status in an answer; null where it is none. What this build does not know is left out. */
export function readPublicStatus(answer: unknown): PublicStatusWire | null {
  const { at, journeys, incidents } = partsOf(answer)
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !Array.isArray(journeys)) return null
  const known = journeys.flatMap((one) => {
    const { journey, now, days } = partsOf(one)
    const name = JOURNEYS.find((each) => each === journey)
    return name
      ? [{ journey: name, now: stateIn(now), days: Array.isArray(days) ? days.flatMap(readDay) : [] }]
      : []
  })
  return { at, journeys: known, incidents: Array.isArray(incidents) ? incidents.flatMap(readIncident) : [] }
}

function readDay(one: unknown): { day: Day; state: JourneyState }[] {
  const { day, state } = partsOf(one)
  return typeof day === 'string' && isCalendarDay(day) ? [{ day, state: stateIn(state) }] : []
}

function readIncident(one: unknown): PublicIncidentWire[] {
  const parts = partsOf(one)
  const textAt = (name: keyof PublicIncidentWire) => String(parts[name] ?? '')
  const state = INCIDENT_STATES.find((each) => each === parts['state'])
  const isInstant = (text: string) => !Number.isNaN(Date.parse(text))
  if (!state || !isInstant(textAt('startedAt'))) return []
  const endedAt = textAt('endedAt')
  return [
    {
      ...{
        title: textAt('title'),
        title_ar: textAt('title_ar'),
        text: textAt('text'),
        text_ar: textAt('text_ar'),
      },
      ...{ state, startedAt: textAt('startedAt'), endedAt: isInstant(endedAt) ? endedAt : null },
    },
  ]
}

const stateIn = (value: unknown): JourneyState => SERVICE_STATES.find((state) => state === value) ?? 'none'

const partsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' ? { ...value } : {})
