import { boolean, type Schema, string } from 'yup'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import { userText } from '@/lib/domain/text/text'
import type { Field, FieldCodec } from './field'
import { wireDay, wireMoney, wireNumber, wirePriceText, wireTime } from './limits'
import { fromWireDay, fromWireTime, toWireDay, toWireTime } from './wire-formats'
import { numberOf, type Part, readParts, textOf, type WireValue, writeParts } from './wire-values'

/** The form of one value on the wire, with its schema. */
export interface WireForm<Value> extends WireValue<Value> {
  shape(): Schema
}

export type FieldPart = Part<Pick<WireForm<never>, 'shape' | 'write'> & { read(sent: unknown): unknown }>

interface CodecOptions<Value> {
  /** the part of a value that is sent, without what is switched off */
  sent?: (value: Value) => Value
  /** the value when nothing was sent */
  start?: unknown
}

/** Writes and reads a field part by part. */
export function codec<Value>(
  parts: (field: Field) => FieldPart[],
  { sent = (value) => value, start = {} }: CodecOptions<Value> = {},
): Pick<FieldCodec<Value>, 'parts' | 'write' | 'read'> {
  return {
    parts: (field) => parts(field).map(({ at, wire, form }) => ({ at, wire, shape: form.shape() })),
    write: (value, field) => writeParts(parts(field), sent(value)),
    read: (wire, field) => readParts(parts(field), wire, start) as Value,
  }
}

/** A field that is one value at its own path. */
export function wholeCodec<Value>(form: (field: Field) => WireForm<Value>) {
  return codec<Value>((field) => [{ at: '', wire: field.wire, form: form(field) }])
}

export const text = (max: number): WireForm<string> => ({
  shape: () => userText(max),
  write: (value) => value || undefined,
  read: textOf,
})

export const choice = (options: readonly string[]): WireForm<string> => ({
  ...text(0),
  shape: () => string().oneOf([...options]),
})

export const count: WireForm<number | null> = {
  shape: wireNumber,
  write: (value) => value ?? undefined,
  read: numberOf,
}

/** Halalas in the content, SAR on the wire. */
export const money: WireForm<Halalas | null> = {
  shape: wireMoney,
  write: (amount) => (typeof amount === 'number' ? toSar(amount) : undefined),
  read: halalasOf,
}

/** One of many prices; absent where there is none. */
export const moneyIfAny: WireForm<Halalas | null> = { ...money, read: (sent) => halalasOf(sent) ?? undefined }

export const moneyAsText: WireForm<Halalas | null> = {
  ...moneyIfAny,
  shape: wirePriceText,
  write: (amount) => (typeof amount === 'number' ? String(toSar(amount)) : undefined),
}

export const day: WireForm<string> = {
  shape: wireDay,
  write: (value) => (value === '' ? undefined : toWireDay(value)),
  read: (sent) => (textOf(sent) === '' ? '' : fromWireDay(textOf(sent))),
}

export const time: WireForm<string> = {
  shape: wireTime,
  write: (value) => (value === '' ? undefined : toWireTime(value)),
  read: (sent) => (textOf(sent) === '' ? '' : fromWireTime(textOf(sent))),
}

export const flag: WireForm<boolean> = {
  shape: boolean,
  write: (value) => value,
  read: (sent) => sent === true,
}

function halalasOf(value: unknown): Halalas | null {
  if (value === undefined || value === null || value === '') return null
  const amount = Number(value)
  return Number.isFinite(amount) ? fromSar(amount) : null
}
