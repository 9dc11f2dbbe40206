import type { Schema } from 'yup'
import type { WeekPrices } from '@/lib/domain/booking/bookable'
import type { CityCentre } from '@/lib/domain/geo/city-distance'
import type { Issue } from '@/lib/domain/issues'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import type { ListingContent, PricedNames } from '@/lib/domain/listing/content'
import type { CaptionOfPhoto, Draft, DraftRoom, RoomOfPhoto, TickedAmount } from '@/lib/domain/listing/draft'
import type { PickedFacility } from '@/lib/domain/listing/facility-choice'
import type { Week } from '@/lib/domain/listing/pricing/week'
import type { StepId } from '@/lib/domain/listing/steps'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import type { Fact } from '@/lib/domain/listing/vocabulary'
import type { Day } from '@/lib/domain/time/days'

/** Every kind of field with the value that it holds in a draft. The name of a kind is the name of its control. */
export interface FieldValues {
  text: string
  phone: string
  count: number | null
  /** a calendar day; '' while none is chosen */
  day: Day | ''
  choice: string
  ticks: string[]
  flags: string[]
  lines: string[]
  facilities: PickedFacility[]
  photos: string[]
  photoRooms: RoomOfPhoto[]
  photoCaptions: CaptionOfPhoto[]
  occasions: Partial<Record<string, TickedAmount>>
  rooms: DraftRoom[]
  point: Draft['place']['point']
  /** that a pin far from its city is meant */
  confirmation: boolean
  week: Week
  hour: Draft['hour']
  period: Draft['openPeriod']
  times: Draft['check']
  openingHours: Draft['check']
  payment: Draft['payment']
  deposit: TickedAmount
  lastMinute: Draft['lastMinute']
  addOns: Partial<Record<string, TickedAmount>>
  calendarTerms: CalendarTerms | undefined
}
export type FieldKind = keyof FieldValues

/** The same in the content: price lists in place of check boxes. */
export interface ContentValues extends Omit<FieldValues, 'week' | 'occasions' | 'addOns'> {
  week: WeekPrices
  occasions: PricedNames<string>
  addOns: PricedNames<string>
}

/** One field of a listing type: its place in the draft, in the wizard and on the wire. */
export interface Field {
  path: string
  kind: FieldKind
  step: StepId
  /** the path in the payload; composite kinds append names to it */
  wire: string
  isRequired: boolean
  /** the text must contain a letter */
  needsLetter: boolean
  options: readonly string[]
  min: number
  max: number
  /** the fact of the listing page that it is */
  fact: Fact | null
}

interface RuleContext {
  content: ListingContent
  listingType: ListingTypeVariant
  /** in Riyadh */
  today: Day
  cities: readonly CityCentre[]
}

/** A part of a field's value and the place in the payload that carries it. */
export interface WirePart {
  /** below the field's own path; '' for the whole value */
  at: string
  wire: string
  shape: Schema
}

export type WireValues = Record<string, unknown>
export type ReadWire = (path: string) => unknown

/** The schema, rule and wire form of a field kind. */
export interface FieldCodec<Value> {
  /** types and lengths in a draft, which may be unfinished */
  shape(field: Field): Schema
  /** issues of a finished value; paths below the field's */
  broken(value: Value, field: Field, context: RuleContext): Issue[]
  parts(field: Field): WirePart[]
  /** the values to send by path in the payload; what is not given is left out */
  write(value: Value, field: Field): WireValues
  read(wire: ReadWire, field: Field): Value
  /** names inside the value that differ on the wire */
  spelling?: Record<string, string>
}

/** Writes an empty object, where the payload must have the container. */
export const NOTHING: Readonly<Record<string, never>> = Object.freeze({})
