import type { ReadWire, WireValues } from './field'
import { valueAt, withValueAt } from './paths'

/** Writes and reads one value; undefined leaves it out on either side. */
export interface WireValue<Value> {
  write(value: Value): unknown
  read(sent: unknown): Value | undefined
}

/** A part of a value with its one name on the wire. */
export interface Part<Form = Pick<WireValue<never>, 'write'> & { read(sent: unknown): unknown }> {
  /** below the field's path in a draft; '' for the whole value */
  at: string
  /** the same in the content, where that differs */
  of?: string
  wire: string
  form: Form
}

export function writeParts(parts: readonly Part[], value: unknown): WireValues {
  const written = parts.map(({ at, of = at, wire, form }) => [
    wire,
    form.write((of === '' ? value : valueAt(value, of)) as never),
  ])
  return Object.fromEntries(written.filter(([, sent]) => sent !== undefined))
}

/** `start` is the value when nothing was sent. */
export function readParts(parts: readonly Part[], wire: ReadWire, start: unknown = {}): unknown {
  return parts.reduce((value, { at, of = at, wire: path, form }) => {
    const read = form.read(wire(path))
    if (read === undefined) return value
    return of === '' ? read : withValueAt(value as object, of, read)
  }, start)
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
