import { array, boolean, string } from 'yup'
import { normalisePhone } from '@/lib/domain/account/phone'
import { issue } from '@/lib/domain/issues'
import { hasInvisible, hasVisibleLetter, userText } from '@/lib/domain/text/text'
import { isDay } from '@/lib/domain/time/days'
import { type Field, type FieldCodec, NOTHING } from './field'
import { typedNumber, typedText, validateCount, wireIsoDay } from './limits'
import { choice, count, text, wholeCodec } from './wire-part'
import { listOf, textOf } from './wire-values'

export const MAX_LINES = 10
const DAY_LENGTH = 10

export const textCodec: FieldCodec<string> = {
  shape: ({ max }) => userText(max).defined(),
  broken: (typed, { isRequired, needsLetter }) => {
    if (typed.trim() === '') return isRequired ? [issue('', 'required')] : []
    if (!needsLetter) return []
    if (hasInvisible(typed)) return [issue('', 'forbidden_character')]
    return hasVisibleLetter(typed) ? [] : [issue('', 'letter_needed')]
  },
  ...wholeCodec(({ max }) => text(max)),
}

export const phoneCodec: FieldCodec<string> = {
  ...textCodec,
  broken: (typed, field, context) => {
    if (typed === '') return textCodec.broken(typed, field, context)
    return normalisePhone(typed) === null ? [issue('', 'not_a_phone')] : []
  },
}

export const countCodec: FieldCodec<number | null> = {
  shape: typedNumber,
  broken: (number, { isRequired, min, max }) =>
    number === null && isRequired ? [issue('', 'required')] : validateCount('', number, min, max),
  ...wholeCodec(() => count),
}

/** Today or a later day; ISO on the wire, because the field is not part of the specification. */
export const dayCodec: FieldCodec<string> = {
  shape: () => typedText(DAY_LENGTH),
  broken: (day, { isRequired }, { today }) => {
    if (day === '') return isRequired ? [issue('', 'required')] : []
    if (!isDay(day)) return [issue('', 'not_a_day')]
    return day < today ? [issue('', 'past_day')] : []
  },
  ...wholeCodec(() => ({ ...text(DAY_LENGTH), shape: wireIsoDay })),
}

export const choiceCodec: FieldCodec<string> = {
  shape: ({ options }) =>
    string()
      .defined()
      .oneOf(['', ...options]),
  broken: (chosen, { isRequired }) => (isRequired && chosen === '' ? [issue('', 'required')] : []),
  ...wholeCodec(({ options }) => choice(options)),
}

/** Only what is ticked is sent, as true (wizard.md, section 3, rules). */
export const ticksCodec: FieldCodec<string[]> = {
  shape: ({ options }) => array(string().required().oneOf(options)).defined().max(options.length),
  broken: () => [],
  parts: flagParts,
  write: (ticked, { wire, options }) => ({ [wire]: NOTHING, ...flags(wire, inOrder(ticked, options), true) }),
  read: (wire, field) => field.options.filter((option) => wire(`${field.wire}.${option}`) === true),
}

/** Every flag is sent, true or false. */
export const flagsCodec: FieldCodec<string[]> = {
  ...ticksCodec,
  write: (ticked, { wire, options }) => ({ ...flags(wire, options, false), ...flags(wire, ticked, true) }),
}

export const linesCodec: FieldCodec<string[]> = {
  shape: ({ max }) => array(userText(max).defined()).defined().max(MAX_LINES),
  broken: () => [],
  ...wholeCodec(({ max }) => ({
    shape: () => array(userText(max).required()).max(MAX_LINES),
    write: (lines) => lines.filter((line) => line.trim() !== ''),
    read: (sent) => listOf(sent).map(textOf),
  })),
}

/** The ticked among the options, in the options' order. */
function inOrder(ticked: readonly string[], options: readonly string[]): string[] {
  return options.filter((option) => ticked.includes(option))
}

function flagParts({ wire, options }: Field) {
  return options.map((option) => ({ at: option, wire: `${wire}.${option}`, shape: boolean() }))
}

function flags(wire: string, names: readonly string[], value: boolean): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [`${wire}.${name}`, value]))
}
