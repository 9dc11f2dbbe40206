import { array, boolean, string } from 'yup'
import { isDay } from '@/lib/domain/days'
import { issue } from '@/lib/domain/issues'
import { normalisePhone } from '@/lib/domain/phone'
import { hasVisibleLetter, personText } from '@/lib/domain/text'
import { type Field, type FieldForm, NOTHING } from './field'
import { brokenCount, typedNumber, typedText, wireIsoDay, wireNumber } from './limits'

export const MAX_LINES = 10
const DAY_LENGTH = 10

export const textForm: FieldForm<string> = {
  shape: ({ max }) => personText(max).defined(),
  broken: (text, { isRequired, needsLetter }) => {
    if (text.trim() === '') return isRequired ? [issue('', 'required')] : []
    return needsLetter && !hasVisibleLetter(text) ? [issue('', 'letter_needed')] : []
  },
  parts: ({ wire, max }) => [{ at: '', wire, shape: personText(max) }],
  write: (text, { wire }) => (text === '' ? {} : { [wire]: text }),
  read: (wire, field) => textOf(wire(field.wire)),
}

export const phoneForm: FieldForm<string> = {
  ...textForm,
  broken: (text, field, context) => {
    if (text === '') return textForm.broken(text, field, context)
    return normalisePhone(text) === null ? [issue('', 'not_a_phone')] : []
  },
}

export const countForm: FieldForm<number | null> = {
  shape: typedNumber,
  broken: (count, { isRequired, min, max }) =>
    count === null && isRequired ? [issue('', 'required')] : brokenCount('', count, min, max),
  parts: ({ wire }) => [{ at: '', wire, shape: wireNumber() }],
  write: (count, { wire }) => (count === null ? {} : { [wire]: count }),
  read: (wire, field) => numberOf(wire(field.wire)),
}

/** A day that is still to come or today; ISO on the wire, as everywhere but in the specification's own calls. */
export const dayForm: FieldForm<string> = {
  shape: () => typedText(DAY_LENGTH),
  broken: (day, { isRequired }, { today }) => {
    if (day === '') return isRequired ? [issue('', 'required')] : []
    if (!isDay(day)) return [issue('', 'not_a_day')]
    return day < today ? [issue('', 'past_day')] : []
  },
  parts: ({ wire }) => [{ at: '', wire, shape: wireIsoDay() }],
  write: textForm.write,
  read: textForm.read,
}

export const choiceForm: FieldForm<string> = {
  shape: ({ options }) =>
    string()
      .defined()
      .oneOf(['', ...options]),
  broken: (choice, { isRequired }) => (isRequired && choice === '' ? [issue('', 'required')] : []),
  parts: ({ wire, options }) => [{ at: '', wire, shape: string().oneOf([...options]) }],
  write: textForm.write,
  read: textForm.read,
}

/** Only what is ticked is sent, as true (wizard.md, section 3, rules). */
export const ticksForm: FieldForm<string[]> = {
  shape: ({ options }) => array(string().required().oneOf(options)).defined().max(options.length),
  broken: () => [],
  parts: flagParts,
  write: (ticked, { wire, options }) => ({ [wire]: NOTHING, ...flags(wire, inOrder(ticked, options), true) }),
  read: (wire, field) => field.options.filter((option) => wire(`${field.wire}.${option}`) === true),
}

/** Every flag is sent, true or false. */
export const flagsForm: FieldForm<string[]> = {
  ...ticksForm,
  write: (ticked, { wire, options }) => ({ ...flags(wire, options, false), ...flags(wire, ticked, true) }),
}

export const linesForm: FieldForm<string[]> = {
  shape: ({ max }) => array(personText(max).defined()).defined().max(MAX_LINES),
  broken: () => [],
  parts: ({ wire, max }) => [{ at: '', wire, shape: array(personText(max).required()).max(MAX_LINES) }],
  write: (lines, { wire }) => ({ [wire]: lines.filter((line) => line.trim() !== '') }),
  read: (wire, field) => listOf(wire(field.wire)).map(textOf),
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The ticked among the options, in the options' order: the order of ticking says nothing. */
function inOrder(ticked: readonly string[], options: readonly string[]): string[] {
  return options.filter((option) => ticked.includes(option))
}

function flagParts({ wire, options }: Field) {
  return options.map((option) => ({ at: option, wire: `${wire}.${option}`, shape: boolean() }))
}

function flags(wire: string, names: readonly string[], value: boolean): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [`${wire}.${name}`, value]))
}
