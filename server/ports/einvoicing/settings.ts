import { FATOORA_URLS, type FatooraEnvironment } from './fatoora'
import type { SigningUnit } from './port'
import { readSigningUnits } from './units'

/** Where ZATCA's platform is, and who signs. */
export interface EinvoicingSettings {
  url: string
  units: SigningUnit[]
}

interface Variables {
  ZATCA_UNITS?: string | undefined
  ZATCA_ENVIRONMENT?: FatooraEnvironment | undefined
  ZATCA_URL?: string | undefined
}

/** The settings by their variables, none without a folder of units, and a sentence for what is wrong. */
export function einvoicingOf({ ZATCA_UNITS: folder, ZATCA_ENVIRONMENT: environment, ZATCA_URL }: Variables): {
  einvoicing?: EinvoicingSettings
  sentences: string[]
} {
  if (!folder) return { sentences: [] }
  const url = ZATCA_URL ?? (environment && FATOORA_URLS[environment])
  if (!url) return { sentences: ['ZATCA_ENVIRONMENT is missing: ZATCA_UNITS needs it.'] }
  try {
    return { einvoicing: { url, units: readSigningUnits(folder) }, sentences: [] }
  } catch (error) {
    return { sentences: [`ZATCA_UNITS: ${error instanceof Error ? error.message : String(error)}.`] }
  }
}
