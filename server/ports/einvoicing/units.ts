import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InferType, object, string, ValidationError } from 'yup'
import type { SigningUnit } from './port'

const PRIVATE_KEY = /^-----BEGIN (EC )?PRIVATE KEY-----/

const required = () => string().required()

/** What a taxpayer is, before and after it is registered. */
const taxpayer = {
  vatNumber: required().matches(/^3\d{13}3$/),
  identification: object({
    scheme: required().oneOf(['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH']),
    number: required(),
  }),
  address: object({
    street: required(),
    building: required().matches(/^\d{4}$/),
    district: required(),
    city: required(),
    postalCode: required().matches(/^\d{5}$/),
  }),
}

/** A taxpayer to register; the branch of a VAT group is the ten digits of its member. */
const newUnit = object({ ...taxpayer, name: required(), branch: required(), industry: required() })
export type NewUnit = InferType<typeof newUnit>

/** Reads what `npm run zatca` registers; throws a sentence for what is wrong. */
export const readNewUnit = (contents: unknown): NewUnit => newUnit.validateSync(contents, { strict: true })

/** A file of a signing unit, as `npm run zatca` writes it. */
const unitFile = object({
  ...taxpayer,
  certificate: required(),
  secret: required(),
  privateKey: required().matches(PRIVATE_KEY),
})
type UnitFile = InferType<typeof unitFile>

/** The signing units of a folder, one file each, named `<VAT number>.json`; throws a sentence for a wrong one. */
export function readSigningUnits(folder: string): SigningUnit[] {
  return namesIn(folder)
    .filter((name) => /^\d{15}\.json$/.test(name))
    .sort()
    .map((name) => {
      const unit = readUnit(join(folder, name))
      if (`${unit.vatNumber}.json` !== name) throw new Error(`${name} holds the unit of ${unit.vatNumber}`)
      return unit
    })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    throw new Error(`the folder ${folder} cannot be read`)
  }
}

function readUnit(file: string): UnitFile {
  try {
    return unitFile.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true })
  } catch (error) {
    const why = error instanceof ValidationError ? error.errors.join('; ') : 'it is no JSON'
    throw new Error(`${file}: ${why}`)
  }
}
