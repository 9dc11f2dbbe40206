import ICAL from 'ical.js'

/** An event as an outside parser reads it: days as `2026-03-20`, times as instants of UTC. */
export interface OutsideEvent {
  uid: string
  from: string
  to: string
}

const isFree = (event: ICAL.Component) =>
  event.getFirstPropertyValue('status') === 'CANCELLED' ||
  event.getFirstPropertyValue('transp') === 'TRANSPARENT'

const written = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())

/** The busy times of a calendar until a day, as ical.js understands them, without those that ended before `since`. */
export function readOutside(text: string, since: Date, until: Date): OutsideEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  }
  const components = calendar.getAllSubcomponents('vevent')
  const exceptions = components.filter((one) => one.hasProperty('recurrence-id'))
  const masters = components.filter((one) => !one.hasProperty('recurrence-id') && !isFree(one))
  const found = masters.flatMap((component) => {
    const uid = String(component.getFirstPropertyValue('uid'))
    const those = exceptions.filter((one) => one.getFirstPropertyValue('uid') === uid)
    const event = new ICAL.Event(component, { exceptions: those })
    if (!event.isRecurring()) return [{ uid, from: written(event.startDate), to: written(event.endDate) }]
    const times: OutsideEvent[] = []
    const all = event.iterator()
    for (let next = all.next(); next && next.toJSDate() <= until; next = all.next()) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      if (!isFree(item.component)) times.push({ uid, from: written(startDate), to: written(endDate) })
    }
    return times
  })
  return inOrder(found.filter(({ to }) => new Date(to) > since))
}

export const inOrder = (events: readonly OutsideEvent[]) =>
  events.toSorted((one, other) => `${one.uid} ${one.from}`.localeCompare(`${other.uid} ${other.from}`))
