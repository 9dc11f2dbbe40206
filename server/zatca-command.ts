import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { onboardUnit } from './modules/money/einvoices/onboard-unit'
import { FATOORA_URLS, type FatooraEnvironment } from './ports/einvoicing/fatoora'
import { readNewUnit } from './ports/einvoicing/units'
import { innermostMessage } from './problem-of'

const USAGE =
  'npm run zatca -- <unit.json> --otp 123456 --environment sandbox|simulation|production --units <folder>'

const isEnvironment = (name: string | undefined): name is FatooraEnvironment =>
  name !== undefined && Object.hasOwn(FATOORA_URLS, name)

/** `npm run zatca`: registers a signing unit with ZATCA and writes its file (docs/payments.md, Electronic invoices). */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { otp: { type: 'string' }, environment: { type: 'string' }, units: { type: 'string' } },
  })
  const [file] = positionals
  const { otp, environment, units } = values
  if (!file || !otp || !units || !isEnvironment(environment)) throw new Error(USAGE)
  const unit = readNewUnit(JSON.parse(readFileSync(file, 'utf8')))
  const url = process.env['ZATCA_URL'] || FATOORA_URLS[environment]
  const written = await onboardUnit(unit, {
    otp,
    environment,
    url,
    folder: units,
    print: (line) => print(line),
  })
  print(`${written} is ready: set ZATCA_UNITS=${units} and ZATCA_ENVIRONMENT=${environment}, and restart.`)
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

main().catch((error: unknown) => {
  process.stderr.write(`${innermostMessage(error)}\n`)
  process.exit(1)
})
