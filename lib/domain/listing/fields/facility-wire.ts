import { ACCESS_HOURS, isAccessInHours, type PickedFacility } from '@/lib/domain/listing/facility-choice'
import { WIRE } from '@/lib/domain/wire-names'
import type { WireValues } from './field'
import { valueAt } from './paths'
import { listOf, numberOf, type Part, readParts, textOf, type WireValue, writeParts } from './wire-values'

/* Without schemas, so that pages can read facilities without loading yup. */

/** Sent even when it is empty. */
const text: WireValue<string> = { write: (value) => value, read: textOf }
const image: WireValue<string | null> = { write: (url) => url ?? '', read: (sent) => textOf(sent) || null }
const count: WireValue<number | null> = { write: (value) => value ?? undefined, read: numberOf }

/** A selected item as section 3 of wizard.md spells it. */
export const FACILITY_PARTS: readonly Part[] = [
  { at: 'id', wire: '_id', form: text },
  { at: 'name.en', wire: 'name', form: text },
  { at: 'name.ar', wire: WIRE.nameInArabic, form: text },
  { at: 'group.en', wire: 'type', form: text },
  { at: 'group.ar', wire: WIRE.groupNameInArabic, form: text },
  { at: 'groupImage', wire: 'facilityImage', form: image },
  { at: 'image', wire: 'image', form: image },
  { at: 'count', wire: 'value', form: count },
]

export function facilityToWire(one: PickedFacility): WireValues {
  const hours = isAccessInHours(one) ? ACCESS_HOURS : one.count
  return writeParts(FACILITY_PARTS, { ...one, count: one.isCounted ? hours : null })
}

export function facilityFromWire(sent: unknown): PickedFacility {
  const one = readParts(FACILITY_PARTS, (name) => valueAt(sent, name)) as Omit<PickedFacility, 'isCounted'>
  return { ...one, isCounted: one.count !== null }
}

/** The facilities of a details answer, which is one listing or a list of one. */
export function facilitiesOfAnswer(answer: WireValues | WireValues[]): PickedFacility[] {
  const wire = Array.isArray(answer) ? answer[0] : answer
  return listOf(wire?.['facilities']).map(facilityFromWire)
}
