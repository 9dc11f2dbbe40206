import type { SigningUnit } from '@/server/ports/einvoicing/port'

let units: ReadonlyMap<string, SigningUnit> = new Map()

/**
 * Sets the units that sign, by the settings of this process. Documents are issued deep inside of bookings, which know no
 * settings: they are read here, as the texts of documents are.
 */
export function setSigningUnits(list: readonly SigningUnit[]): void {
  units = new Map(list.map((unit) => [unit.vatNumber, unit]))
}

/** The unit of a taxpayer; null where documents stay those of the first phase. */
export const signingUnitOf = (vatNumber: string | null): SigningUnit | null =>
  (vatNumber === null ? undefined : units.get(vatNumber)) ?? null

export const hasSigningUnits = (): boolean => units.size > 0
