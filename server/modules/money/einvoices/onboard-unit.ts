import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { FatooraEnvironment } from '@/server/ports/einvoicing/fatoora'
import { onboarding } from '@/server/ports/einvoicing/onboarding'
import type { SigningUnit } from '@/server/ports/einvoicing/port'
import type { NewUnit } from '@/server/ports/einvoicing/units'
import { makeCertificateRequest } from './certificate-request'
import { FIRST_PREVIOUS_HASH, stampUbl } from './stamp'
import type { DocumentCode, UblFacts } from './ubl-facts'

interface Onboarding {
  /** the one-time password of the taxpayer's Fatoora portal */
  otp: string
  environment: FatooraEnvironment
  url: string
  /** where the file of the unit is written */
  folder: string
  print: (line: string) => void
}

/** Registers a signing unit: request, compliance certificate, ZATCA's checks of each kind of document, production certificate. */
export async function onboardUnit(
  unit: NewUnit,
  { otp, environment, url, folder, print }: Onboarding,
): Promise<string> {
  const { privateKey, csr } = makeCertificateRequest(unit, environment)
  const calls = onboarding(url)
  const compliance = await calls.complianceCsid(csr, otp)
  print(`The compliance certificate ${compliance.requestId} was issued.`)
  let previousHash = FIRST_PREVIOUS_HASH
  for (const [i, facts] of SAMPLES.entries()) {
    const document = sampleOf(unit, { ...facts, counter: i + 1, previousHash })
    const stamped = stampUbl(document, { certificate: compliance.certificate, privateKey })
    await calls.check(compliance, { ...stamped, profile: document.profile, uuid: document.uuid })
    print(`A ${document.profile} document with the code ${document.code} passed.`)
    previousHash = stamped.hash
  }
  const { certificate, secret } = await calls.productionCsid(compliance)
  const { vatNumber, identification, address } = unit
  const file: SigningUnit = { vatNumber, identification, address, certificate, secret, privateKey }
  const name = join(folder, `${vatNumber}.json`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(name, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 })
  return name
}

type Sample = Pick<UblFacts, 'profile' | 'code'>

/** ZATCA checks one of each kind that the unit says it issues. */
const SAMPLES: readonly Sample[] = (['standard', 'simplified'] as const).flatMap((profile) =>
  (['388', '381', '383'] satisfies DocumentCode[]).map((code) => ({ profile, code })),
)

function sampleOf(
  { name, vatNumber, identification, address }: NewUnit,
  facts: Sample & Pick<UblFacts, 'counter' | 'previousHash'>,
): UblFacts {
  const now = new Date()
  return {
    ...facts,
    number: `TEST-${facts.counter}`,
    uuid: randomUUID(),
    day: riyadhDay(now),
    time: `${riyadhTime(now)}:00`,
    isThirdParty: false,
    corrects: facts.code === '388' ? null : { number: 'TEST-1', reason: 'Test of compliance' },
    seller: { name, vatNumber, identification, address },
    buyer: facts.profile === 'standard' ? { name: 'Test', vatNumber: '300000000000003', address } : null,
    lines: [{ text: 'Test of compliance', netHalalas: 10_000, vatHalalas: 1500 }],
    vatPercent: 15,
    totalHalalas: 11_500,
    vatHalalas: 1500,
  }
}
