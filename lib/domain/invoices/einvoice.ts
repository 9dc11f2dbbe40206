/**
 * What became of an electronic invoice at ZATCA. pending: not answered yet; reported: a simplified one that was accepted, or a
 * standard one while clearance was switched off; cleared: a standard one with ZATCA's stamp; refused: with reasons.
 */
export const EINVOICE_STATES = ['pending', 'reported', 'cleared', 'refused'] as const
export type EinvoiceState = (typeof EINVOICE_STATES)[number]

/** simplified: to consumers, reported after it was issued; standard: to taxpayers, who get it when it is cleared. */
export const EINVOICE_PROFILES = ['simplified', 'standard'] as const
export type EinvoiceProfile = (typeof EINVOICE_PROFILES)[number]

/** How long after it was issued an electronic invoice may wait for ZATCA. */
export const REPORT_WITHIN_MS = 24 * 3_600_000

export const FINDING_KINDS = ['warning', 'error'] as const

/** What ZATCA's validation found, in its own words. */
export interface EinvoiceFinding {
  kind: (typeof FINDING_KINDS)[number]
  code: string
  message: string
}

/** A standard invoice that ZATCA has not cleared must not reach its buyer. */
export const isDeliverable = ({
  profile,
  state,
}: {
  profile: EinvoiceProfile
  state: EinvoiceState
}): boolean => profile === 'simplified' || state === 'cleared' || state === 'reported'
